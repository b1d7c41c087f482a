import { readRows } from './build-lexicon.ts'

type CountryRow = {
  country: string
  currency: string
  calling: string
  languages: readonly string[]
  millions: string
  signs: readonly string[]
  names: readonly string[]
  places: string
}

const columns = 'country\tcurrency\tcalling\tlanguages\tmillions\tsigns\tnames\tplaces'
// Of letters alone, shorter signs are words and codes too: the table lists those that are taken.
const telling = /\p{Sc}|\p{L}\/|(?![\u200b\s])[^\0-\x7f]|\p{L}{3}/u
const localeOf: Readonly<Record<string, string>> = { no: 'nb', 'hi-Latn': 'hi' }

function list(text: string, sign: string): string[] {
  return text.split(sign).filter((item) => item !== '')
}

function toRow(row: readonly string[]): CountryRow {
  const [
    country = '',
    currency = '',
    calling = '',
    languages = '',
    millions = '',
    signs = '',
    names = '',
    places = '',
  ] = row
  if (!/^[A-Z]{2}$/.test(country) || !/^[A-Z]{3}$/.test(currency) || !/^\d*$/.test(calling))
    throw new Error(`the country "${country}" has no code, currency or calling code`)
  return {
    country,
    currency,
    calling,
    languages: list(languages, ','),
    millions,
    signs: list(signs, '|'),
    names: list(names, '|'),
    places,
  }
}

/** How a country writes its money: the signs of its table row, and those of the Unicode locales. */
function signsOf({ country, currency, languages, signs }: CountryRow): string[] {
  const printed = [...languages, 'en'].flatMap((language) =>
    (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(`${localeOf[language] ?? language}-${country}`, {
        style: 'currency',
        currency,
        currencyDisplay,
      })
        .formatToParts(1)
        .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    ),
  )
  const known = printed.filter((sign) => sign !== currency && telling.test(sign))
  return [...new Set([...signs, ...known])]
}

/** Countries with their money and calling codes, the signs of each money, and the names of countries by language. */
export function buildCountries(text: string, languages: readonly string[]): object {
  const rows = readRows(text, columns).map(toRow)
  const signs: Record<string, string[]> = {}
  for (const row of rows)
    for (const sign of signsOf(row)) {
      const codes = (signs[sign] ??= [])
      if (!codes.includes(row.currency)) codes.push(row.currency)
    }
  const namesIn = (language: string) => {
    const names = new Intl.DisplayNames(localeOf[language] ?? language, { type: 'region' })
    return rows.map(({ country }) => names.of(country) ?? '').join('|')
  }
  return {
    country: rows.map(({ country }) => country),
    currency: rows.map(({ currency }) => currency),
    calling: rows.map(({ calling }) => calling),
    languages: rows.map((row) => row.languages.join(' ')),
    millions: rows.map(({ millions }) => Number(millions)),
    names: rows.map(({ names }) => names.join('|')),
    places: rows.map(({ places }) => places),
    signs,
    namesIn: Object.fromEntries(languages.map((language) => [language, namesIn(language)])),
  }
}
