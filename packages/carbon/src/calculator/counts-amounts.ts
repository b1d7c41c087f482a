import { calculatorWords } from './calculator-words.ts'
import { readUnit } from './read-unit.ts'
import type { Token } from './tokenise.ts'

const mostWordsBetween = 2

/** "5 200 L drums", "2 45 kg LPG bottles", "3 200 W heaters": a figure that counts the amounts right after it. */
export function countsAmounts(tokens: readonly Token[], at: number): boolean {
  const [count, amount] = tokens.slice(at, at + 2)
  if (count?.kind !== 'number' || amount?.kind !== 'number') return false
  const measure = measureAfter(tokens, at + 2)
  if (measure === null || !/^[1-9]\d?$/.test(count.text)) return false
  const start = at + 2 + measure.length
  const after = tokens.slice(start, start + mostWordsBetween + 1)
  const end = after.findIndex(({ kind, key }) => kind !== 'word' || calculatorWords.fillers.has(key))
  const named = after.slice(0, end < 0 ? undefined : end)
  return named.some(
    ({ key }, next) =>
      key.endsWith('s') &&
      (measure.isPower || calculatorWords.counts.startingAt(tokens, start + next)?.value === 'container'),
  )
}

/** The unit or the watts after a figure, and how many words they take. */
export function measureAfter(
  tokens: readonly Token[],
  at: number,
): { length: number; isPower: boolean } | null {
  const unit = readUnit(tokens, at)
  if (unit !== null) return { length: unit.length, isPower: false }
  return calculatorWords.powers.has(tokens[at]?.key ?? '') ? { length: 1, isPower: true } : null
}
