import { chooseCalendarEdition } from '../factors/choose-edition.ts'
import { candidates, factorById } from '../factors/factor-library.ts'
import type { LibraryFactor } from '../factors/factor-table.ts'
import { placeName } from '../regions/place-name.ts'
import type { Choice, Situation } from './choice.ts'
import { emptyChoice, noFactor } from './choice.ts'

/** New Zealand's guide prints hotels of 60 countries, for those who report there. */
function isOfNewZealandGuide({ id }: LibraryFactor): boolean {
  return id.startsWith('nz-mfe-')
}

/** Hotel nights by country: DEFRA 2025 ("Hotel stay"), then New Zealand's guide. A country in neither gets none. */
export function chooseHotel({ line, place, date }: Situation): Choice {
  const stayedIn = line.details?.country ?? null
  const country = stayedIn ?? place.country
  if (country === null) return noFactor('The country of the hotel is not known.')
  const london =
    country === 'GB' && /\blondon\b/i.test(line.description)
      ? factorById('gb-defra-2025-hotel-uk-london-scope3-room-night')
      : null
  const listed = candidates({ category: 'accommodation', region: country })
  const own = place.country === 'NZ' ? listed.find(isOfNewZealandGuide) : undefined
  const factor = london ?? own ?? listed[0] ?? null
  if (factor === null) return noFactor(`The library holds no hotel factor for ${placeName(country)}.`)
  const isGuide = isOfNewZealandGuide(factor)
  const edition = isGuide
    ? chooseCalendarEdition(date, [factor.year], 'Ministry for the Environment (New Zealand)')
    : chooseCalendarEdition(date, ['2025'], 'DESNZ/Defra')
  const isForOthers = isGuide && place.country !== 'NZ'
  const isPlaceAssumed = stayedIn === null && place.isAssumed
  return {
    ...emptyChoice,
    options: [{ label: factor.name, factors: [factor] }],
    confidence: isPlaceAssumed ? 0.6 : 0.96,
    isProxy: isPlaceAssumed || isForOthers,
    needsReview: isPlaceAssumed || isForOthers || edition.isOutsideRange,
    reasons: [
      `Hotel in ${placeName(country)}${isPlaceAssumed ? ` (${place.because})` : ''}.`,
      ...(isForOthers ? ['DEFRA prints none for it; the figure of New Zealand’s guide stands in.'] : []),
      `${edition.because}.`,
    ],
  }
}
