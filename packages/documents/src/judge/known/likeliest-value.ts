import { type LogisticModel, scoreLogistic } from '../predict/predict-logistic.ts'

type Described<Value> = { value: Value; features: Float32Array }

/** The likeliest value, the row of it with the highest score, and all rows of it. */
export type Likeliest<Row> = { best: Row; same: readonly Row[]; probability: number }

/**
 * Values by how likely they are where rows compete by the log odds that weights give them, with each other and with none, whose score is
 * 0: rows of one value stand together, and all probabilities and that of none sum to one.
 */
export function rankValues<Value, Row extends Described<Value>>(
  rows: readonly Row[],
  model: LogisticModel,
): Likeliest<Row>[] {
  const scored = rows.map((row) => ({ row, score: scoreLogistic(model, row.features) }))
  // The highest is taken off all, so that no power overflows.
  const highest = scored.reduce((most, { score }) => Math.max(most, score), 0)
  const oddsOf = ({ score }: { score: number }) => Math.exp(score - highest)
  const all = scored.reduce((sum, one) => sum + oddsOf(one), Math.exp(-highest))
  return [...Map.groupBy(scored, ({ row }) => row.value).values()]
    .map((same) => {
      const odds = same.reduce((sum, one) => sum + oddsOf(one), 0)
      const best = same.reduce((top, one) => (one.score > top.score ? one : top))
      return { best: best.row, same: same.map(({ row }) => row), probability: odds / all }
    })
    .toSorted((a, b) => b.probability - a.probability)
}

/** The likeliest of all values; null without rows. */
export function likeliestValue<Value, Row extends Described<Value>>(
  rows: readonly Row[],
  model: LogisticModel,
): Likeliest<Row> | null {
  return rankValues(rows, model)[0] ?? null
}
