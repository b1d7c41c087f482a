import { countryOf, regionName } from '../regions/place-names.ts'
import type { Place, WorkOutContext } from './choice.ts'

/** Currencies that say more than "somewhere": a bill in Australian dollars is Australian unless it says otherwise. */
const countryByCurrency: Readonly<Record<string, string>> = { AUD: 'AU', GBP: 'GB', USD: 'US', NZD: 'NZ' }

/** The place of a document: its region, else its country, else what its currency says, else Australia, assumed. */
export function findPlace(context: WorkOutContext): Place {
  const { region, country, currency } = context
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
      because: `the document is of ${regionName(country)}`,
      isAssumed: false,
    }
  }
  if (currency === null) {
    return { region: 'AU', country: 'AU', because: 'no place found; Australia assumed', isAssumed: true }
  }
  const byCurrency = countryByCurrency[currency]
  if (byCurrency === undefined) {
    return {
      region: null,
      country: null,
      because: `no place found, and ${currency} is not Australian`,
      isAssumed: true,
    }
  }
  return { region: byCurrency, country: byCurrency, because: `amounts in ${currency}`, isAssumed: true }
}
