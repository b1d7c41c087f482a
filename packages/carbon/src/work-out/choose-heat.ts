import { chooseCalendarEdition } from '../factors/choose-edition.ts'
import { factorsByIds } from '../factors/factor-library.ts'
import { placeName } from '../regions/place-name.ts'
import type { Choice, Situation } from './choice.ts'
import { emptyChoice, noFactor } from './choice.ts'

/** Purchased heat and steam: Britain and the United States only, because a heat network is as local as a grid. */
export function chooseHeat({ place, date }: Situation): Choice {
  if (place.country === 'GB') {
    const edition = chooseCalendarEdition(date, ['2024', '2025'], 'DESNZ/Defra')
    const factors = factorsByIds(
      `gb-defra-${edition.edition}-heat-and-steam-scope2`,
      'gb-defra-2025-district-heat-loss-scope3',
      'gb-defra-2025-heat-steam-wtt-scope3',
    )
    return {
      ...emptyChoice,
      options: [{ label: 'Heat network, United Kingdom', factors }],
      confidence: 0.95,
      needsReview: edition.isOutsideRange,
      reasons: [`Purchased heat in the United Kingdom (${place.because}).`, `${edition.because}.`],
    }
  }
  if (place.country === 'US') {
    return {
      ...emptyChoice,
      options: [
        {
          label: 'Purchased steam or heat, United States',
          factors: factorsByIds('us-epa-2025-steam-heat-scope2-mmbtu'),
        },
      ],
      confidence: 0.92,
      needsReview: true,
      reasons: [
        `Purchased heat in the United States (${place.because}); upstream emissions are not counted.`,
      ],
    }
  }
  const where = place.country === null ? 'an unknown place' : placeName(place.country)
  return noFactor(`The library holds no factor for purchased heat in ${where}.`)
}
