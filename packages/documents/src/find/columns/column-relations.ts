/** What the figures of a column have to do, row by row, with those of the columns beside it: 1 where they do, else 0. */
export type ColumnRelations = {
  /** It is two other columns multiplied: money, or a weight. */
  product: number
  /** A column beside it is this one times a third: it is a quantity or its price. */
  factor: number
  /** Of two such factors it varies more from row to row. */
  varyingFactor: number
  /** It is the sum of other columns. */
  sum: number
  /** With others it adds up to a column. */
  part: number
  /** It is one column less another: what a meter turned, what a load weighs. */
  difference: number
  /** A column is this one less another: a reading, a gross weight. */
  minuend: number
  /** What it grows by from row to row stands in another column. */
  sumSoFar: number
  /** It is what another column grows by. */
  growth: number
  /** A column before it holds the same figures, or all of them times one number. */
  sameAsLeft: number
  sameAsRight: number
  /** Log10 of that number. */
  scale: number
}

export const relationNames = [
  'product',
  'factor',
  'varyingFactor',
  'sum',
  'part',
  'difference',
  'minuend',
  'sumSoFar',
  'growth',
  'sameAsLeft',
  'sameAsRight',
  'scale',
] as const satisfies readonly (keyof ColumnRelations)[]

export function startRelations(): ColumnRelations {
  return {
    product: 0,
    factor: 0,
    varyingFactor: 0,
    sum: 0,
    part: 0,
    difference: 0,
    minuend: 0,
    sumSoFar: 0,
    growth: 0,
    sameAsLeft: 0,
    sameAsRight: 0,
    scale: 0,
  }
}
