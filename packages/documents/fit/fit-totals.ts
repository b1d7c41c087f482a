import { createHash } from 'node:crypto'
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

/** The likeliest value of a document, as `chooseTotal` finds it. */
function likeliestOf({ amounts }: TotalRow, model: LogisticModel) {
  const odds = amounts.map(({ features }) => Math.exp(scoreLogistic(model, features)))
  const all = odds.reduce((sum, one) => sum + one, 1)
  const values = [...Map.groupBy(amounts.keys(), (index) => amounts[index]?.value)].map(([, same]) => ({
    odds: same.reduce((sum, index) => sum + (odds[index] ?? 0), 0),
    isRight: same.some((index) => amounts[index]?.isTotal === true),
  }))
  const [first] = values.toSorted((a, b) => b.odds - a.odds)
  return { isRight: first?.isRight ?? false, probability: (first?.odds ?? 0) / all }
}
