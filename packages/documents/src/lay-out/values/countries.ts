import table from './countries.generated.json' with { type: 'json' }

const rows = table.country.map((country, row) => ({
  country,
  currency: table.currency[row] ?? '',
  calling: table.calling[row] ?? '',
  millions: table.millions[row] ?? 0,
  languages: table.languages[row]?.split(' ') ?? [],
}))

function group(
  keysOf: (row: (typeof rows)[number]) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const row of rows)
    for (const key of keysOf(row)) groups.set(key, [...(groups.get(key) ?? []), row.country])
  return groups
}

const byCurrency = group(({ currency }) => [currency])
const byCalling = group(({ calling }) => [calling])
const byLanguage = group(({ languages }) => languages)
const currencies = new Map(rows.map(({ country, currency }) => [country, currency]))
const people = new Map(rows.map(({ country, millions }) => [country, millions]))

/** The countries that pay in a currency, by its ISO 4217 code. */
export function countriesOfCurrency(code: string): readonly string[] {
  return byCurrency.get(code) ?? []
}

/** The countries of a calling code without its plus: "49". */
export function countriesOfCalling(code: string): readonly string[] {
  return byCalling.get(code) ?? []
}

/** The countries whose bills are written in a language. */
export function countriesOfLanguage(language: string): readonly string[] {
  return byLanguage.get(language) ?? []
}

/** The ISO 4217 code of a country's money; null for a country that is not in the table. */
export function currencyOf(country: string): string | null {
  return currencies.get(country) ?? null
}

/** How many million people live in a country. */
export function millionsIn(country: string): number {
  return people.get(country) ?? 0
}

/** The names of countries in a language, each with its country. */
export function countryNames(language: string): readonly { name: string; country: string }[] {
  const own: Readonly<Record<string, string>> = table.namesIn
  const names = own[language]?.split('|') ?? []
  return rows.flatMap(({ country }, row) =>
    [names[row] ?? '', ...(table.names[row]?.split('|') ?? [])]
      .filter((name) => name !== '')
      .map((name) => ({ name, country })),
  )
}

/** Towns and states that one country has, each with its country. */
export function countryPlaces(): readonly { name: string; country: string }[] {
  return rows.flatMap(({ country }, row) =>
    (table.places[row] ?? '')
      .split('|')
      .filter((name) => name !== '')
      .map((name) => ({ name, country })),
  )
}
