import {
  countriesOfCalling,
  countriesOfCurrency,
  countryNames,
  countryPlaces,
  currencyOf,
} from '../values/countries.ts'
import { findCurrencyCues, isSureCue } from '../values/money-text.ts'
import table from './country-marks.generated.json' with { type: 'json' }

/** What speaks for a country, or for each of several. */
export type Evidence = { countries: readonly string[]; weight: number }

// Rows of `lexicon/country-marks.tsv`: tax numbers, company forms, postcodes and the like, and how strongly they speak.
const marks = table.countries.map((countries, row) => ({
  countries: countries.split(' '),
  weight: Number(table.weight[row]),
  pattern: new RegExp(table.pattern[row] ?? '', table.flags[row] ?? ''),
}))

const settled = 2
export const shared = 1
// One mention may be where a journey goes.
const named = 1.5
const hostWeight = 3
const accountWeight = 3
const callingCode = /(?<![\d.,]|\d )\+ ?([1-9]\d{0,2})(?=[\s\d().-]{5})/g
const hostName =
  /(?:www\.|@|\/\/)[\w.-]+\.([a-z]{2})(?![\w.]|-\w)|\b[\w-]{3,}\.(?:com?|gov|gob|net|org)\.([a-z]{2})\b|(?<![\w.@])[a-z][\w-]{3,}\.(?!in|is|it|at|be|no|my|us|am|as|by|do|id|se|si|al)([a-z]{2})(?![\w.]|-\w)/gi
const bankAccount = /\b([A-Z]{2})\d{2}(?: ?[A-Z\d]{4}){3,6}/g
// Sold to anyone.
const openHosts: ReadonlySet<string> = new Set(
  'co io me tv ai cc ly to fm ws gg im la sh so st eu'.split(' '),
)

/** Each piece of evidence on a line once, under a key of its own. */
export function evidenceOn(text: string, names: Names): Map<string, Evidence> {
  const found = new Map<string, Evidence>()
  for (const [, code = ''] of text.matchAll(callingCode))
    for (const length of [3, 2, 1]) {
      const countries = countriesOfCalling(code.slice(0, length))
      if (countries.length > 0) found.set(`calls ${countries.join(' ')}`, { countries, weight: settled })
    }
  for (const [, named, second, bare] of text.matchAll(hostName)) {
    const code = (named ?? second ?? bare ?? '').toLowerCase()
    const country = code === 'uk' ? 'GB' : code.toUpperCase()
    if (!openHosts.has(code) && currencyOf(country) !== null)
      found.set(`host ${country}`, { countries: [country], weight: hostWeight })
  }
  for (const [, country = ''] of text.matchAll(bankAccount))
    if (currencyOf(country) !== null)
      found.set(`account ${country}`, { countries: [country], weight: accountWeight })
  for (const { codes } of findCurrencyCues(text).filter((cue) => isSureCue(text, cue)))
    found.set(`money ${codes.join(' ')}`, shareOf(codes.flatMap(countriesOfCurrency)))
  for (const name of namesIn(text, names)) {
    const place = names.places.get(name.toLowerCase())
    if (place !== undefined) found.set(`${place.weight} ${place.countries.join(' ')}`, place)
  }
  return found
}

/** The marks that stand on any of the texts, each with the number of those texts, up to a most. */
export function countMarks(texts: readonly string[], most: number): { evidence: Evidence; count: number }[] {
  return marks.flatMap((evidence) => {
    let count = 0
    for (const text of texts) if (evidence.pattern.test(text) && ++count === most) break
    return count === 0 ? [] : [{ evidence, count }]
  })
}

type Names = {
  /** Spellings by the word that they begin with, the longest first. */
  spellings: ReadonlyMap<string, readonly string[]>
  places: ReadonlyMap<string, Evidence>
}

const firstWord = /^[\p{L}\d]+/u

/** The names on a text, one after another: of those that begin at a word the longest. */
function namesIn(text: string, { spellings }: Names): string[] {
  const found: string[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\d]+/gu)) {
    if (index < end) continue
    const name = spellings
      .get(word)
      ?.find((name) => text.startsWith(name, index) && !firstWord.test(text.slice(index + name.length)))
    if (name === undefined || text.slice(0, index).endsWith('New ')) continue
    found.push(name)
    end = index + name.length
  }
  return found
}

const namesByLanguage = new Map<string | null, Names>()

/** Names in the document's language and in English, with their capitals: "Island" is no country in English. */
export function namesOf(language: string | null): Names {
  const kept = namesByLanguage.get(language)
  if (kept !== undefined) return kept
  const known = [
    ...countryPlaces().map((place) => ({ ...place, weight: shared })),
    ...[...new Set([language ?? 'en', 'en'])]
      .flatMap(countryNames)
      .map((place) => ({ ...place, weight: named })),
  ]
  const spellings = known.flatMap(({ name }) => [name, name.toUpperCase()])
  const longestFirst = [...new Set(spellings)].toSorted((a, b) => b.length - a.length)
  const built = {
    spellings: Map.groupBy(longestFirst, (name) => firstWord.exec(name)?.[0] ?? ''),
    places: new Map(
      [...Map.groupBy(known, ({ name }) => name.toLowerCase())].map(([name, same]) => {
        const countries = [...new Set(same.map(({ country }) => country))]
        const weight = countries.length > 1 ? shared : Math.max(...same.map((place) => place.weight))
        return [name, { countries, weight }]
      }),
    ),
  }
  namesByLanguage.set(language, built)
  return built
}

/** One country is told by what it has alone, a little by what it shares. */
export function shareOf(countries: readonly string[]): Evidence {
  return { countries, weight: countries.length === 1 ? settled : shared }
}
