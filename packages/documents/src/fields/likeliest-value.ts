type Scored<Value> = { value: Value; score: number }

/** The likeliest value, the row of it with the highest score, and all rows of it. */
export type Likeliest<Row> = { best: Row; same: readonly Row[]; probability: number }

/**
 * What wins where rows compete by the log odds that weights give them, with each other and with none, whose score is 0: rows of one
 * value stand together, and all probabilities and that of none sum to one. Null without rows.
 */
export function likeliestValue<Value, Row extends Scored<Value>>(
  rows: readonly Row[],
): Likeliest<Row> | null {
  // The highest is taken off all, so that no power overflows.
  const highest = rows.reduce((most, { score }) => Math.max(most, score), 0)
  const oddsOf = ({ score }: Row) => Math.exp(score - highest)
  const all = rows.reduce((sum, row) => sum + oddsOf(row), Math.exp(-highest))
  const [first] = [...Map.groupBy(rows, ({ value }) => value).values()]
    .map((same) => ({ same, odds: same.reduce((sum, row) => sum + oddsOf(row), 0) }))
    .toSorted((a, b) => b.odds - a.odds)
  if (first === undefined) return null
  const best = first.same.reduce((top, row) => (row.score > top.score ? row : top))
  return { best, same: first.same, probability: first.odds / all }
}
