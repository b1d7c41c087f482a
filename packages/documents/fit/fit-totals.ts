import { createHash } from 'node:crypto'
import { likeliestValue } from '../src/fields/likeliest-value.ts'
import { totalBar } from '../src/fields/total-bar.ts'
import { type LogisticModel, scoreLogistic } from '../src/roles/predict-logistic.ts'
import { type Choice, fitConditional } from './fit-conditional.ts'
import { leaveGroupsOut } from './leave-groups-out.ts'
import { type TotalRow, unpackTotals } from './total-rows.ts'

/** What `npm run fit` writes: the weights that tell a document's total from its other amounts. */
export type TotalWeights = {
  rowsSha256: string
  features: readonly string[]
  model: LogisticModel
  /** Of documents of left-out groups: how many have a total, how often it was likeliest, and told and wrong at the bar. */
  leftOut: { documents: number; likeliest: number; right: number; wrong: number }
}

const folds = 8
const l2 = 10
// A total that is not among the amounts was not recognised: little is learnt of there being none.
const unreadWeight = 0.3

export function fitTotals(packed: Uint8Array): TotalWeights {
  const { names, rows } = unpackTotals(packed)
  const told = leaveGroupsOut(rows, folds).flatMap(({ train, test }) => {
    const model = fitConditional(train.map(choiceOf), l2)
    return test
      .filter(({ group }) => !group.startsWith('made '))
      .map((row) => ({ hasTotal: row.hasTotal, ...likeliestOf(row, model) }))
  })
  return {
    rowsSha256: createHash('sha256').update(packed).digest('hex'),
    features: names,
    model: fitConditional(rows.map(choiceOf), l2),
    leftOut: {
      documents: told.filter(({ hasTotal }) => hasTotal).length,
      likeliest: told.filter(({ isRight }) => isRight).length,
      right: told.filter(({ isRight, probability }) => isRight && probability >= totalBar).length,
      wrong: told.filter(({ isRight, probability }) => !isRight && probability >= totalBar).length,
    },
  }
}

function choiceOf({ hasTotal, amounts }: TotalRow): Choice {
  const totals = amounts.filter(({ isTotal }) => isTotal).length
  return {
    rows: amounts.map(({ features }) => features),
    shares: amounts.map(({ isTotal }) => (isTotal ? 1 / totals : 0)),
    weight: hasTotal && totals === 0 ? unreadWeight : 1,
  }
}

function likeliestOf({ amounts }: TotalRow, model: LogisticModel) {
  const scored = amounts.map((amount) => ({ ...amount, score: scoreLogistic(model, amount.features) }))
  const likeliest = likeliestValue(scored)
  return {
    isRight: likeliest?.same.some(({ isTotal }) => isTotal) ?? false,
    probability: likeliest?.probability ?? 0,
  }
}
