export type CurrencyCue = {
  /** ISO 4217 code when the cue settles it: "EUR", "€", "RM"; null for a bare dollar sign. */
  code: string | null
  start: number
  end: number
}

const isoCodes =
  'AUD|USD|NZD|CAD|EUR|GBP|INR|MYR|SGD|CHF|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|AED|SAR|QAR|ZAR|JPY|CNY|HKD|TWD|KRW|THB|IDR|PHP|VND|BRL|MXN|CLP|ARS|ILS|KES|NGN'
// Codes that read as words or initials where no amount follows.
const rareCodes =
  'TZS|UGX|GHS|RWF|ETB|XAF|XOF|MAD|TND|EGP|JOD|KWD|OMR|BHD|PKR|BDT|LKR|NPR|RUB|UAH|TRY|RSD|GEL|KZT|PEN|COP|UYU|BOB|CRC|DOP|GTQ|FJD|PGK|MOP'

const symbolCodes: readonly { code: string | null; words: string }[] = [
  { code: 'AUD', words: String.raw`AU?\$` },
  { code: 'NZD', words: String.raw`NZ\$` },
  { code: 'USD', words: String.raw`US\s?\$|US Dollars?` },
  { code: 'CAD', words: String.raw`CA?\$|CDN\$` },
  { code: 'SGD', words: String.raw`S\$` },
  { code: 'HKD', words: String.raw`HK\$` },
  { code: 'BRL', words: String.raw`R\$` },
  { code: 'EUR', words: '€|(?:Euros?|EUROS?)(?![A-Za-z]| [A-Z][a-z])' },
  { code: 'GBP', words: '£' },
  { code: 'INR', words: String.raw`₹|Rs\.?(?![a-z])` },
  { code: 'MYR', words: String.raw`RM(?=\s?-?\d)|(?<=\()RM(?=\))|(?<![A-Za-z])RM(?![A-Za-z])` },
  { code: 'CHF', words: String.raw`SFr\.?` },
  { code: 'AED', words: String.raw`Dhs?\.?(?=\s?\d)` },
  { code: 'PLN', words: 'zł' },
  { code: 'ZAR', words: String.raw`R(?= ?\d[\d, ]*\.\d{2})` },
  { code: null, words: String.raw`\$` },
]

const cuePattern = new RegExp(
  [
    String.raw`(?<![A-Za-z])(?<iso>(?:${isoCodes})(?![A-Za-z])|(?:${rareCodes})(?=\s?-?(?:\d|$)))`,
    ...symbolCodes.map(({ words }, index) => String.raw`(?<s${index}>(?<![A-Za-z])(?:${words}))`),
  ].join('|'),
  'g',
)

/** Every currency code or symbol in a text. */
export function findCurrencyCues(text: string): CurrencyCue[] {
  return [...text.matchAll(cuePattern)].map((match) => {
    const index = symbolCodes.findIndex((_, position) => match.groups?.[`s${position}`] !== undefined)
    const code = match.groups?.['iso'] ?? symbolCodes[index]?.code ?? null
    return { code, start: match.index, end: match.index + match[0].length }
  })
}

/** True when a currency cue stands directly before or after the span: "$ 12.00", "12,00 EUR". */
export function hasCurrencyBeside(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 6), start)
  const after = text.slice(end, end + 7)
  if (!/[^\d.,;:|()/*+\s-]\s?-?\s?$/.test(before) && !/^\s?[^\d.,;:|()/*+\s-]/.test(after)) return false
  return (
    // A sign can stand in a column of its own: "$  33.86".
    /[$€£]\s{1,4}$/.test(before) ||
    findCurrencyCues(before).some((cue) => /^\s?-?\s?$/.test(before.slice(cue.end))) ||
    findCurrencyCues(after).some((cue) => /^\s?$/.test(after.slice(0, cue.start)))
  )
}
