import { normaliseUnit } from '../units/normalise-unit.ts'
import { dimensionOf } from '../units/unit-table.ts'
import { calculatorWords } from './calculator-words.ts'
import type { Token } from './tokenise.ts'

const measurable: ReadonlySet<string> = new Set(
  'energy volume mass distance passenger-distance freight-work vehicle-distance room-nights area'.split(' '),
)
const longestUnitWords = 3

/** The unit that begins at a token, the longest reading first; its letters' case tells ML from mL. */
export function readUnit(tokens: readonly Token[], at: number): { id: string; length: number } | null {
  const named = calculatorWords.units.startingAt(tokens, at)
  if (named !== null) return { id: named.value, length: named.length }
  for (let length = longestUnitWords; length > 0; length -= 1) {
    const words = tokens.slice(at, at + length)
    if (words.length < length || words.some(({ kind }) => kind !== 'word')) continue
    const id = normaliseUnit(words.map(({ text }) => text).join(' '), 'AU')
    if (id !== null && measurable.has(dimensionOf(id) ?? '')) return { id, length }
  }
  return null
}
