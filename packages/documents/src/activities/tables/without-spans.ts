import { daysBetween } from '../../values/calendar.ts'
import type { TableQuantity } from './usage-table.ts'

type Span = { quantity: TableQuantity; start: string; days: number }

const leastParts = 2
const leastShare = 0.5

/**
 * Quantities without those that sum up others: a row over a quarter is left out where rows of the same register fill
 * that quarter day by day or month by month.
 */
export function withoutSpans(quantities: readonly TableQuantity[]): readonly TableQuantity[] {
  const spans = quantities.flatMap((quantity): Span[] => {
    const { start, end } = quantity
    return start === null || end === null || end < start
      ? []
      : [{ quantity, start, days: daysBetween(start, end) + 1 }]
  })
  const shortest = spans.reduce((least, { days }) => Math.min(least, days), Infinity)
  if (!spans.some(({ days }) => days >= shortest * leastParts)) return quantities
  const registers = Map.groupBy(spans, ({ quantity: { kind, unit, column, meter } }) =>
    JSON.stringify([kind, unit?.unit, column.index, meter]),
  )
  const sums = new Set([...registers.values()].flatMap(findSums))
  return quantities.filter((quantity) => !sums.has(quantity))
}

/** The spans that shorter ones of the register fill. */
function findSums(spans: readonly Span[]): TableQuantity[] {
  const [shortest] = spans.toSorted((a, b) => a.days - b.days)
  const long = spans.filter(({ days }) => days >= (shortest?.days ?? 1) * leastParts)
  if (long.length * leastParts > spans.length) return []
  const short = new Map(
    spans.filter((span) => !long.includes(span)).map(({ start, days }) => [start, days] as const),
  )
  return long.flatMap(({ quantity, start, days }) => {
    const parts = [...short].filter(([day]) => day >= start && day <= (quantity.end ?? start))
    const filled = parts.reduce((sum, [, length]) => sum + length, 0)
    return parts.length >= leastParts && filled >= days * leastShare ? [quantity] : []
  })
}
