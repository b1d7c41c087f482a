import { chooseCalendarEdition } from '../factors/choose-edition.ts'
import { factorsByIds } from '../factors/factor-library.ts'
import { regionName } from '../regions/place-names.ts'
import type { Choice, Situation } from './choice.ts'
import { emptyChoice } from './choice.ts'

/** Mains water and sewage per cubic metre (DEFRA 2025); the NGA publishes none, so elsewhere it is a proxy. */
export function chooseWater({ line, place, date }: Situation): Choice {
  const isSupply = line.kind === 'water'
  const edition = chooseCalendarEdition(date, ['2025'], 'DESNZ/Defra')
  const isProxy = place.country !== 'GB'
  const where = place.country === null ? 'this place' : regionName(place.country)
  return {
    ...emptyChoice,
    options: [
      {
        label: isSupply ? 'Mains water supply' : 'Sewage treatment',
        factors: factorsByIds(`gb-defra-2025-water-${isSupply ? 'supply' : 'treatment'}-scope3-m3`),
      },
    ],
    confidence: 0.95,
    isProxy,
    needsReview: isProxy || edition.isOutsideRange,
    reasons: [
      isSupply ? 'Mains water.' : 'Sewage by volume.',
      ...(isProxy
        ? [`No factor per kilolitre is published for ${where}; the United Kingdom one stands in.`]
        : []),
      `${edition.because}.`,
    ],
  }
}
