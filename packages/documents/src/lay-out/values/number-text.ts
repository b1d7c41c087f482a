import { type DecimalSign, parseNumber } from './parse-number.ts'

export type NumberToken = {
  raw: string
  /** Digits with a point, signed: "-1234.5". */
  value: string
  start: number
  end: number
  /** True where one sign before three digits could be a thousand or a decimal sign and nothing settled it. */
  ambiguous: boolean
  percent: boolean
  /** Letter directly before the digits, as in "E10" or "RM86.00". */
  afterLetter: boolean
}

// Groups of three after a thin or plain space, after an apostrophe, or digits joined by points and commas.
const looseGroups =
  /(?<![\d.,])\d{1,3}(?:[ '’\u00a0\u202f\u2009]\d{3})+(?!\d)(?:[.,]\d+)?(?![.,]?\d)|(?<!\d)\d+(?:[.,]\d+)*|(?<![\p{L}\d.])\.\d+/gu
// Currencies beside which a plain space groups thousands whatever the decimal sign is: "SEK 38 420", "1 842 kr".
const spacedCurrency = 'SEK|NOK|DKK|ISK|CZK|PLN|HUF|EUR|CHF|ZAR|kr|zł|Kč|Ft|€'
const tightGroups = new RegExp(
  [
    String.raw`(?<=(?:^|[^\p{L}])(?:${spacedCurrency}|R)\.?\s?)\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d{2})?(?![.,]?\d)`,
    String.raw`(?<![\d.,]|\d )\d{1,3}(?: \d{3})+(?:[.,]\d{2})?(?=\s?(?:${spacedCurrency})(?!\p{L}))`,
    String.raw`(?<![\d.,])\d{1,3}(?:['’\u00a0\u202f\u2009]\d{3})+(?!\d)(?:[.,]\d+)?(?![.,]?\d)`,
    String.raw`(?<!\d)\d+(?:[.,]\d+)*|(?<![\p{L}\d.])\.\d+`,
  ].join('|'),
  'gu',
)
// Attached to the number or its currency; a minus apart counts only where it opens a cell.
const minusBefore = /(?:^|[\s(:;,|])[-−–](?:[$€£¥₹]|[A-Z]{2,3})?\s?$/
const minusOpensCell = /(?:^|\s{2})[-−–]\s(?:[$€£¥₹]\s?)?$/

// The digit of "m3", "ft2" and "CO2".
const powerOfUnit = /(?:^|[^\p{L}])(?:[ns]?m|ft|yd|cm|mm|co)$/iu

// Signs and currencies stand within this many characters of their number.
const signReach = 8

/**
 * Recognition can lose the point of an amount that ends its cell, "RM8 60": put back where the print ends with two
 * digits apart. Same length, so that offsets stay.
 */
export function restoreLostPoints(text: string): string {
  return text.replace(/(?<=(?:^|\s{2}|[$€£₹]\s?|RM\s?)\d{1,4}) (?=\d{2}(?:$|\s{2}))/g, '.')
}

/** Every number in a line of text, left to right. Blank out dates and times first. */
export function findNumbers(text: string, sign: DecimalSign | null): NumberToken[] {
  const tokens: NumberToken[] = []
  // A plain space groups thousands where the comma is the decimal sign or a currency stands beside; elsewhere it separates columns.
  for (const match of text.matchAll(sign === 'comma' ? looseGroups : tightGroups)) {
    const raw = match[0]
    const start = match.index
    const end = start + raw.length
    const parsed = parseNumber(raw, sign)
    if (parsed === null) continue
    const before = start > signReach ? `x${text.slice(start - signReach, start)}` : text.slice(0, start)
    const after = text.slice(end, end + signReach)
    if (/^[23]$/.test(raw) && powerOfUnit.test(before)) continue
    const negative = isNegative(before, after, raw)
    tokens.push({
      raw: negative ? `-${raw}` : raw,
      value: negative && !/^0(\.0+)?$/.test(parsed.value) ? `-${parsed.value}` : parsed.value,
      start,
      end,
      ambiguous: parsed.ambiguous,
      percent: /^\s?%/.test(after),
      afterLetter: /\p{L}$/u.test(before),
    })
  }
  return tokens
}

function isNegative(before: string, after: string, raw: string): boolean {
  if (before.endsWith('(') && after.startsWith(')') && /[.,]\d{2}$/.test(raw)) return true
  if (/^[-−](?=\s|$)/.test(after) && /[.,]\d{2}$/.test(raw)) return true
  if (/^\s?CR\b/.test(after)) return true
  return minusOpensCell.test(before) || (minusBefore.test(before) && !/[-−–]\s$/.test(before))
}
