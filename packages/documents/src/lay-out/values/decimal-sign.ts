import type { DecimalSign } from './parse-number.ts'

const commaVote = /(?<![\d.,])\d{1,3}(?:[. \u00a0\u202f]\d{3})*,\d{2}(?![\d.,]*\d)/g
const pointVote = /(?<![\d.,])\d{1,3}(?:[, ]\d{3})*\.\d{2}(?![\d.,]*\d)/g
const bothComma = /(?<![\d.,])\d{1,3}(?:\.\d{3})+,\d+(?!\d)/g
const bothPoint = /(?<![\d.,])\d{1,3}(?:,\d{2,3})*,\d{3}\.\d+(?!\d)/g
// No thousands follow a zero: "0,151".
const zeroComma = /(?<![\d.,])0,\d{3,}(?![\d.,])/g
const zeroPoint = /(?<![\d.,])0\.\d{3,}(?![\d.,])/g

/**
 * The decimal sign of a document, by its amounts with two decimals and its fractions below one; null where no number tells. Give it texts without
 * dates, which also read as "12.03".
 */
export function decideDecimalSign(texts: Iterable<string>): DecimalSign | null {
  let comma = 0
  let point = 0
  for (const text of texts) {
    comma += count(text, commaVote) + count(text, zeroComma) + 2 * count(text, bothComma)
    point += count(text, pointVote) + count(text, zeroPoint) + 2 * count(text, bothPoint)
  }
  if (comma === point) return null
  return comma > point ? 'comma' : 'point'
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
