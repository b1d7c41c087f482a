import type { Decimal } from '../decimal.ts'
import { decimal, parseDecimal, plus, times } from '../decimal.ts'
import { calculatorWords } from './calculator-words.ts'
import { roleWords } from './role-words.ts'
import { countsAmounts, measureAfter } from './counts-amounts.ts'
import type { Token } from './tokenise.ts'

export type NumberRead = { value: Decimal; length: number; isPlainWord: boolean }

const { numbers, scales, makes } = calculatorWords
const opening = /^[.?!;:\n(=]$/
const listing = /^(?:,|and)$/

/**
 * The number that begins at a token: "1,200", "14.6 million", "two hundred and fifty", "half a". An article is one only
 * before a unit, which its reader decides by `isPlainWord`.
 */
export function readNumber(tokens: readonly Token[], at: number): NumberRead | null {
  const first = tokens[at]
  if (first?.kind === 'number') return readFigure(tokens, at)
  if (first?.kind !== 'word') return null
  if (first.key === 'half') {
    const isArticle = tokens[at + 1]?.key === 'a' || tokens[at + 1]?.key === 'an'
    return { value: decimal('0.5'), length: isArticle ? 2 : 1, isPlainWord: true }
  }
  return readWords(tokens, at)
}

function readFigure(tokens: readonly Token[], at: number): NumberRead | null {
  const length = 1 + groupsAfter(tokens, at)
  const said = tokens.slice(at, at + length).map(({ text }) => text)
  const plain = plainFigure(said.join(' '))
  const value = parseDecimal(plain.startsWith('.') ? `0${plain}` : plain)
  if (value === null) return null
  const scale = scales.get(tokens[at + length]?.key ?? '')
  if (scale === undefined) return { value, length, isPlainWord: false }
  return { value: times(value, decimal(scale)), length: length + 1, isPlainWord: false }
}

/** Digits with a decimal point: a comma groups before three digits, and is a decimal sign after spaces, points or any other run. */
function plainFigure(text: string): string {
  const [whole = '', fraction = '', ...more] = text.split(',')
  const isGrouped = /^[1-9]\d{0,2},\d{3}$/.test(text)
  const isDecimalComma =
    more.length === 0 &&
    /^\d+$/.test(fraction) &&
    (/[\s.]/u.test(whole) || (/^\d+$/.test(whole) && !isGrouped))
  const isPointGrouped = isDecimalComma || /\..*\./.test(text)
  const ungrouped = text.replaceAll(isPointGrouped ? /[\s.]/gu : /\s/gu, '')
  return isDecimalComma ? ungrouped.replace(',', '.') : ungrouped.replaceAll(',', '')
}

/** "12 000", "2 657,96", "51 824 753 556": groups of three after a space. One alone may be a count and an amount: "3 200 L drums". */
function groupsAfter(tokens: readonly Token[], at: number): number {
  const textAt = (place: number) => tokens[place]?.text ?? ''
  let groups = 0
  while (/^\d{3}$/.test(textAt(at + groups + 1))) groups += 1
  if (/^\d{3}[.,]\d+$/.test(textAt(at + groups + 1))) groups += 1
  if (groups === 0) return 0
  if (groups > 1 || textAt(at + 1) === '000') return /^\d{1,4}$/.test(textAt(at)) ? groups : 0
  return isOneFigure(tokens, at) ? 1 : 0
}

/** "3 500 kWh", "$2 657": a measured figure after one space, where the first part neither counts nor numbers anything. */
function isOneFigure(tokens: readonly Token[], at: number): boolean {
  if (!/^[1-9]\d{0,2}$/.test(tokens[at]?.text ?? '')) return false
  const before = tokens[at - 1]?.key ?? ''
  if (makes.has(before) || roleWords.numbered.has(before) || calculatorWords.months.has(before)) return false
  const isMoney = /^[$£€]$/.test(before)
  if (!isMoney && (measureAfter(tokens, at + 2) === null || countsAmounts(tokens, at))) return false
  return isMoney || /,\d+$/.test(tokens[at + 1]?.text ?? '') || isLedTo(tokens, at)
}

/** After a name the first part may be its number: "truck 1 250 L", "trucks 1, 2 300 L". */
function isLedTo(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.key
  if (before === undefined || opening.test(before)) return true
  return listing.test(before) ? tokens[at - 2]?.kind !== 'number' : roleWords.figureLeads.has(before)
}

/** "two hundred and fifty thousand": units gather until a scale multiplies them. */
function readWords(tokens: readonly Token[], start: number): NumberRead | null {
  let total = decimal('0')
  let current: Decimal | null = null
  let end = start
  let isPlainWord = true
  for (let at = start; at < tokens.length; at += 1) {
    const { key, text } = tokens[at] ?? { key: '', text: '' }
    const isArticle = (key === 'a' || key === 'an') && at === start
    // "A dozen" is twelve.
    const unit = isArticle ? (numbers.has(tokens[at + 1]?.key ?? '') ? '0' : '1') : numbers.get(key)
    const scale = key.length > 1 ? scales.get(key) : undefined
    if (unit !== undefined) {
      current = current === null ? decimal(unit) : plus(current, decimal(unit))
    } else if (scale !== undefined && (current !== null || at > start)) {
      isPlainWord = false
      if (scale === '100') current = times(current ?? decimal('1'), decimal(scale))
      else {
        total = plus(total, times(current ?? decimal('1'), decimal(scale)))
        current = null
      }
    } else if ((key === 'and' || text === '-') && at > start && isNumberWord(tokens[at + 1])) continue
    else break
    end = at + 1
  }
  if (end === start) return null
  return { value: plus(total, current ?? decimal('0')), length: end - start, isPlainWord }
}

function isNumberWord(token: Token | undefined): boolean {
  return token !== undefined && (numbers.has(token.key) || (token.key.length > 1 && scales.has(token.key)))
}
