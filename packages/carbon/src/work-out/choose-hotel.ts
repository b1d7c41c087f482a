import { chooseCalendarEdition } from '../factors/choose-edition.ts'
import { candidates, factorById } from '../factors/factor-library.ts'
import { regionName } from '../regions/place-names.ts'
import type { Choice, Situation } from './choice.ts'
import { emptyChoice, noFactor } from './choice.ts'

/** Hotel nights by country (DEFRA 2025, "Hotel stay"). A country without a row gets none. */
export function chooseHotel({ line, place, date }: Situation): Choice {
  const stayedIn = line.details?.country ?? null
  const country = stayedIn ?? place.country
  if (country === null) return noFactor('The country of the hotel is not known.')
  const london =
    country === 'GB' && /\blondon\b/i.test(line.description)
      ? factorById('gb-defra-2025-hotel-uk-london-scope3-room-night')
      : null
  const factor = london ?? candidates({ category: 'accommodation', region: country })[0] ?? null
  if (factor === null) return noFactor(`DEFRA 2025 publishes no hotel factor for ${regionName(country)}.`)
  const edition = chooseCalendarEdition(date, ['2025'], 'DESNZ/Defra')
  const isPlaceAssumed = stayedIn === null && place.isAssumed
  return {
    ...emptyChoice,
    options: [{ label: factor.name, factors: [factor] }],
    confidence: isPlaceAssumed ? 0.6 : 0.96,
    isProxy: isPlaceAssumed,
    needsReview: isPlaceAssumed || edition.isOutsideRange,
    reasons: [
      `Hotel in ${regionName(country)}${isPlaceAssumed ? ` (${place.because})` : ''}.`,
      `${edition.because}.`,
    ],
  }
}
