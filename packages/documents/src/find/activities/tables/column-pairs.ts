import type { ColumnSeries } from './column-series.ts'

export type Pair = readonly [one: number, other: number]

export const mostly = 0.8

export function isSame(
  pairs: readonly Pair[],
  one: ColumnSeries,
  other: ColumnSeries,
  share: number,
): boolean {
  return (
    isComparable(pairs, one, other) &&
    holdsMostly(pairs, ([a, b]) => Math.abs(a - b) <= share * Math.max(a, b))
  )
}

/** Figures that do not vary agree by chance, unless they are of different units. */
export function isComparable(pairs: readonly Pair[], one: ColumnSeries, other: ColumnSeries): boolean {
  const varies = new Set(pairs.map(([a]) => a)).size > 1
  return sharesRows(pairs, one, other) && (varies || one.printedUnit !== other.printedUnit)
}

export function sharesRows(pairs: readonly Pair[], one: ColumnSeries, other: ColumnSeries): boolean {
  return pairs.length >= mostly * Math.min(one.values.size, other.values.size)
}

export function holdsMostly(pairs: readonly Pair[], holds: (pair: Pair) => boolean): boolean {
  return pairs.filter(holds).length >= mostly * pairs.length
}

/** The figures of two columns in the rows that both have. */
export function pairsOf(one: ColumnSeries, other: ColumnSeries): Pair[] {
  return [...one.values].flatMap(([row, value]): Pair[] => {
    const beside = other.values.get(row)
    return beside === undefined ? [] : [[value, beside]]
  })
}
