import { placeName } from '../regions/place-name.ts'
import { countryOf } from '../regions/place-names.ts'
import type { Place, WorkOutContext } from './choice.ts'

const noPlace = 'no place found; Australia assumed'

/** Currencies that say more than "somewhere": a bill in Australian dollars is Australian unless it says otherwise. */
const countryByCurrency: Readonly<Record<string, string>> = { AUD: 'AU', GBP: 'GB', USD: 'US', NZD: 'NZ' }

/** Units that Australian documents do not print. */
const americanUnits: ReadonlySet<string> = new Set(
  'kBtu mmBtu Dth therm CCF MCF gal-us short-ton cwt-us'.split(' '),
)

/** Where nothing but a guess says Australia, an American unit says the United States. */
export function findPlaceOfLine(place: Place, unit: string | null): Place {
  const isGuess = place.isAssumed && place.because === noPlace
  if (!isGuess || unit === null || !americanUnits.has(unit)) return place
  return assume('US', `no place found; ${unit} is an American unit`)
}

/** The place of a document: its region, else its country, else what its currency says, else Australia, assumed of English. */
export function findPlace(context: WorkOutContext): Place {
  const { region, country, currency, language = null } = context
  if (region !== null) {
    return {
      region: region.region,
      country: countryOf(region.region),
      because: region.because,
      isAssumed: false,
    }
  }
  if (country !== null) {
    return {
      region: country,
      country,
      because: `the document is of ${placeName(country)}`,
      isAssumed: false,
    }
  }
  if (currency !== null) {
    const byCurrency = countryByCurrency[currency]
    return byCurrency === undefined
      ? assume(null, `no place found, and ${currency} is not Australian`)
      : assume(byCurrency, `amounts in ${currency}`)
  }
  return language === null || language === 'en'
    ? assume('AU', noPlace)
    : assume(null, 'no place found, and the document is not in English')
}

function assume(country: string | null, because: string): Place {
  return { region: country, country, because, isAssumed: true }
}
