import { chooseCalendarEdition } from '../factors/choose-edition.ts'
import { factorsByIds } from '../factors/factor-library.ts'
import { placeName } from '../regions/place-name.ts'
import type { Choice, Situation } from './choice.ts'
import { emptyChoice } from './choice.ts'
import { chooseNationalRow } from './choose-national-row.ts'

const supply = { label: 'Mains water supply', category: 'water', stems: ['water-supply'], unit: 'm3' }
const treatment = {
  label: 'Sewage treatment',
  category: 'wastewater',
  stems: ['wastewater-treatment'],
  unit: 'm3',
}

/** Mains water and sewage per cubic metre (DEFRA 2025); the NGA publishes none, so elsewhere it is a proxy. */
export function chooseWater(situation: Situation): Choice {
  const { line, place, date } = situation
  const isSupply = line.kind === 'water'
  const national = chooseNationalRow(isSupply ? supply : treatment, situation)
  if (national !== null) return national
  const edition = chooseCalendarEdition(date, ['2025'], 'DESNZ/Defra')
  const isProxy = place.country !== 'GB'
  const where = place.country === null ? 'this place' : placeName(place.country)
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
