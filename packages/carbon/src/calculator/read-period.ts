import { decimal } from '../decimal.ts'
import { calculatorWords, type Period } from './calculator-words.ts'
import type { Item, Read } from './item.ts'
import type { Token } from './tokenise.ts'

/** "a month", "per year", "monthly", "over the year". */
export function readPeriod(tokens: readonly Token[], at: number): Read | null {
  const key = tokens[at]?.key ?? ''
  const period = calculatorWords.periods.get(key)
  if (period !== undefined && period !== key) return { items: [periodOf(period, true)], length: 1 }
  const always = calculatorWords.always.startingAt(tokens, at)
  const allYear = calculatorWords.allYear.startingAt(tokens, at)
  if (always !== null || allYear !== null) {
    const quantity = { value: decimal('24'), unit: null, noun: 'hour', isPower: false } as const
    const hours: Item[] = [{ kind: 'quantity', quantity }, periodOf('day')]
    return {
      items: [...(saysHours(tokens) ? [] : hours), ...(allYear === null ? [] : [periodOf('year', true)])],
      length: allYear?.length ?? always?.length ?? 1,
    }
  }
  const isOver = key === 'over' && tokens[at + 1]?.key === 'the'
  const length = isOver ? 3 : 2
  const after = calculatorWords.periods.get(tokens[at + length - 1]?.key ?? '')
  if (after === undefined || !(isOver || calculatorWords.periodLeads.has(key) || key === '/')) return null
  return { items: [periodOf(after)], length }
}

function periodOf(period: Period, isAdverb = false): Item {
  return { kind: 'period', period, isAdverb }
}

/** "8 hours a day, all year": how long a day is said. */
function saysHours(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ kind }, at) => kind === 'number' && calculatorWords.spans.startingAt(tokens, at + 1)?.value === 'hour',
  )
}
