const none = {
  /** It is two other columns multiplied: money, or a weight. */
  product: 0,
  /** A column beside it is this one times a third: it is a quantity or its price. */
  factor: 0,
  /** Of two such factors it varies more from row to row. */
  varyingFactor: 0,
  /** It is the sum of other columns. */
  sum: 0,
  /** With others it adds up to a column. */
  part: 0,
  /** It is one column less another: what a meter turned, what a load weighs. */
  difference: 0,
  /** A column is this one less another: a reading, a gross weight. */
  minuend: 0,
  /** What it grows by from row to row stands in another column. */
  sumSoFar: 0,
  /** It is what another column grows by. */
  growth: 0,
  /** A column before it holds the same figures, or all of them times one number. */
  sameAsLeft: 0,
  sameAsRight: 0,
  /** Log10 of that number. */
  scale: 0,
}

/** What the figures of a column have to do, row by row, with those of the columns beside it: 1 where they do, else 0. */
export type ColumnRelations = Record<keyof typeof none, number>

export const relationNames = Object.keys(none).filter(isRelation)

export function startRelations(): ColumnRelations {
  return { ...none }
}

function isRelation(name: string): name is keyof typeof none {
  return Object.hasOwn(none, name)
}
