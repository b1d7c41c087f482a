import { airportByCode, type Airport } from './airport-table.ts'
import { airportsBeginning, airportsByName } from './airports-by-name.ts'
import { cityAirport } from './city-airports.ts'
import { placeWords } from './place-words.ts'

/** An airport, and how it was told where its code was not given. */
type AirportFound = { airport: Airport; because: string | null }

const leastLetters = 3
const terminal = /[\s,(–-]+(?:(?:terminal|term\.?)\s?[\dA-Z]{0,2}|T\d)\)?\s*$/i
/** Of the postal codes, those that are no codes of another country. */
const states: Readonly<Record<string, string>> = {
  US: 'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY',
  CA: 'AB BC MB NB NL NS ON PE QC SK',
  AU: 'ACT NSW NT QLD SA TAS VIC WA',
  GB: 'UK',
}

/**
 * The airport that a flight is counted from where its paper prints a place: by code, else by the name of an airport or of a
 * city with one, in several languages. Null where it may be that of several countries, or where what is printed after a comma
 * is somewhere else: "Birmingham, AL".
 */
export function airportOfPlace(place: string): AirportFound | null {
  const coded = /^\s*(?:[A-Z]{3}|[a-z]{3})\s*$/.test(place) ? airportByCode(place) : null
  if (coded !== null) return { airport: coded, because: null }
  const [, before = '', inner = '', after = ''] = /^([^(]*)\(([^)]*)\)(.*)$/.exec(place) ?? ['', place]
  const bracketed = airportByCode(inner)
  if (bracketed !== null) return { airport: bracketed, because: null }
  const [town = '', ...beyond] = `${before}${after}`
    .replace(terminal, '')
    .split(',')
    .map((part) => part.trim())
  const own = inner === '' ? null : (named(`${town} ${inner}`) ?? named(inner))
  const found = own ?? named(town)
  if (found === null || !beyond.every((part) => liesIn(found, part))) return null
  return { airport: found, because: reason(place, town, found) }
}

/** The one airport of a name: that of a city, or of a name that begins none in another country. */
function named(name: string): Airport | null {
  const words = placeWords(name).join(' ')
  if (words.length < leastLetters) return null
  const isAlike = new Set(airportsBeginning(name).map(({ country }) => country)).size > 1
  const [first, ...others] = isAlike && cityAirport(name) === null ? [] : airportsByName(name)
  return others.length === 0 ? (first ?? null) : null
}

/** Made anew each time: the snapshot of the reader can hold no object of Intl. */
function countryName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) ?? ''
}

function liesIn({ country, name }: Airport, part: string): boolean {
  const words = placeWords(part).join(' ')
  if (words === '' || part === country || states[country]?.split(' ').includes(part) === true) return true
  if (placeWords(countryName(country)).join(' ') === words || placeWords(name).join(' ').includes(words))
    return true
  const [only, ...others] = airportsByName(part)
  return others.length === 0 && only?.country === country
}

function reason(place: string, town: string, { iata, name }: Airport): string {
  const others = cityAirport(town)?.others ?? []
  return others.length === 0 || others.includes(iata)
    ? `${place}: ${name} (${iata})`
    : `${place}: no airport is printed, its main one of ${others.length + 1}, ${name} (${iata}), is taken`
}
