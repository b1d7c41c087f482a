import { decimal } from '../decimal.ts'
import { calculatorWords } from './calculator-words.ts'
import { roleWords } from './role-words.ts'
import { readNumber } from './read-number.ts'
import type { Multiplier } from './time-spans.ts'
import type { Token } from './tokenise.ts'

/** "25 %", "half", "two thirds", "a quarter", where it is of something. */
export function readFraction(tokens: readonly Token[], at: number): (Multiplier & { length: number }) | null {
  const number = readNumber(tokens, at)
  const next = tokens[at + (number?.length ?? 0)]?.key ?? ''
  if (number === null) return null
  const { value, length, isPlainWord } = number
  if (next === '%' || next === 'percent')
    return { times: value, over: decimal('100'), text: `${value} %`, length: length + 1 }
  if (isPlainWord && value === '0.5') return { times: value, over: decimal('1'), text: 'half', length }
  const parts = calculatorWords.fractions.get(next)
  const isOfWhole = isPlainWord && roleWords.partPrepositions.has(tokens[at + length + 1]?.key ?? '')
  if (parts === undefined || !isOfWhole) return null
  return { times: value, over: decimal(parts), text: `${value}/${parts}`, length: length + 1 }
}
