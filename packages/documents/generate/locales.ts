/** How a country writes figures, dates and money. Group 3 parts thousands, group 2 parts lakhs and crores. */
export type Locale = {
  country: string
  language: string
  decimal: ',' | '.'
  group: string
  grouping: 3 | 2
  currency: string
  sign: string
  signAfter: boolean
  dates: readonly [string, ...string[]]
  cities: readonly [string, ...string[]]
  taxPercent: number
}

function locale(
  country: string,
  language: string,
  marks: readonly [decimal: ',' | '.', group: string],
  money: readonly [currency: string, sign: string],
  dates: readonly [string, ...string[]],
  cities: readonly [string, ...string[]],
  taxPercent: number,
): Locale {
  const [decimal, group] = marks
  const [currency, sign] = money
  const grouping = country === 'IN' ? 2 : 3
  return {
    country,
    language,
    decimal,
    group,
    grouping,
    currency,
    sign,
    signAfter: decimal === ',',
    dates,
    cities,
    taxPercent,
  }
}

/** D day, M month, Y year with four digits, y with two, N the month's short name. */
const dotted = ['D.M.Y', 'D.M.y'] as const
const slashed = ['D/M/Y', 'D/M/y', 'D N Y'] as const
const dashed = ['Y-M-D', 'D-M-Y'] as const

export const locales: readonly [Locale, ...Locale[]] = [
  locale(
    'US',
    'en',
    ['.', ','],
    ['USD', '$'],
    ['M/D/Y', 'M/D/y', 'N D, Y'],
    ['Dayton', 'Boise', 'Mobile'],
    7,
  ),
  locale('GB', 'en', ['.', ','], ['GBP', '£'], slashed, ['Leeds', 'Truro', 'Dundee'], 20),
  locale('IE', 'en', ['.', ','], ['EUR', '€'], slashed, ['Galway', 'Sligo'], 23),
  locale('AU', 'en', ['.', ','], ['AUD', '$'], slashed, ['Ballarat', 'Cairns', 'Dubbo'], 10),
  locale('NZ', 'en', ['.', ','], ['NZD', '$'], slashed, ['Napier', 'Nelson'], 15),
  locale('CA', 'en', ['.', ','], ['CAD', '$'], ['Y-M-D', 'N D, Y'], ['Guelph', 'Regina'], 5),
  locale('IN', 'en', ['.', ','], ['INR', 'Rs.'], ['D-M-Y', 'D/M/Y', 'D-N-Y'], ['Kochi', 'Nagpur'], 18),
  locale('SG', 'en', ['.', ','], ['SGD', 'S$'], slashed, ['Singapore'], 9),
  locale('AE', 'en', ['.', ','], ['AED', 'AED'], slashed, ['Ajman', 'Fujairah'], 5),
  locale('ZA', 'en', ['.', ' '], ['ZAR', 'R'], ['Y/M/D', 'D N Y'], ['Durban', 'George'], 15),
  locale('DE', 'de', [',', '.'], ['EUR', '€'], dotted, ['Kassel', 'Ulm', 'Jena'], 19),
  locale('AT', 'de', [',', '.'], ['EUR', 'EUR'], dotted, ['Graz', 'Wels'], 20),
  locale('CH', 'de', ['.', "'"], ['CHF', 'CHF'], dotted, ['Chur', 'Thun'], 8),
  locale('FR', 'fr', [',', ' '], ['EUR', '€'], slashed, ['Nantes', 'Dijon'], 20),
  locale('BE', 'fr', [',', '.'], ['EUR', '€'], slashed, ['Namur', 'Mons'], 21),
  locale('ES', 'es', [',', '.'], ['EUR', '€'], slashed, ['Burgos', 'Lugo'], 21),
  locale('MX', 'es', ['.', ','], ['MXN', '$'], slashed, ['Puebla', 'Toluca'], 16),
  locale('IT', 'it', [',', '.'], ['EUR', '€'], slashed, ['Parma', 'Lecce'], 22),
  locale('NL', 'nl', [',', '.'], ['EUR', '€'], dashed, ['Zwolle', 'Breda'], 21),
  locale('PT', 'pt', [',', ' '], ['EUR', '€'], slashed, ['Braga', 'Évora'], 23),
  locale('BR', 'pt', [',', '.'], ['BRL', 'R$'], slashed, ['Recife', 'Santos'], 18),
  locale('SE', 'sv', [',', ' '], ['SEK', 'kr'], ['Y-M-D'], ['Umeå', 'Lund'], 25),
  locale('DK', 'da', [',', '.'], ['DKK', 'kr.'], ['D.M.Y', 'D-M-Y'], ['Odense', 'Vejle'], 25),
  locale('NO', 'no', [',', ' '], ['NOK', 'kr'], dotted, ['Hamar', 'Bodø'], 25),
  locale('PL', 'pl', [',', ' '], ['PLN', 'zł'], ['D.M.Y', 'Y-M-D'], ['Opole', 'Radom'], 23),
  locale('CZ', 'cs', [',', ' '], ['CZK', 'Kč'], dotted, ['Zlín', 'Tábor'], 21),
  locale('LT', 'lt', [',', ' '], ['EUR', '€'], ['Y-M-D', 'Y.M.D'], ['Alytus', 'Utena'], 21),
  locale('MY', 'ms', ['.', ','], ['MYR', 'RM'], slashed, ['Ipoh', 'Muar'], 8),
]
