import { besideFeatures } from '../src/judge/account/beside-features.ts'
import { choiceFeatures } from '../src/judge/account/choice-features.ts'
import { type AccountWeights, findBeside, isPossible } from '../src/judge/account/choose-account.ts'
import { type Weighed, keepLikeliestGroup } from '../src/judge/account/weighed.ts'
import type { LogisticModel } from '../src/judge/predict/predict-logistic.ts'
import type { Opinion } from '../src/judge/predict/predict-committee.ts'
import { fitLogistic } from './fit-logistic.ts'
import type { Row } from './row.ts'

/** A row with what judges fitted on the other folds say of it. */
export type LeftOutRow = Row & Opinion & { fold: number }

export type AccountFit = AccountWeights & {
  /** Groups of documents of actual use in which something is counted, and how often their likeliest figure is. */
  leftOut: { groups: number; likeliestIsCounted: number }
}

type Known = LeftOutRow & Weighed
type Likeliest = { top: Known; group: readonly Known[]; others: readonly Known[] }
type Example = { fold: number; features: Float32Array; label: 0 | 1; weight: number }

/** The generator's layouts teach figures, not which of them compete. */
const weightOf = { real: 2, written: 1, generated: 0 } as const
const mostRivals = 8
const countedWeight = 2

/** Fits which figures stand together and when the likeliest is counted, on probabilities of documents left out. */
export function fitAccount(rows: readonly LeftOutRow[]): AccountFit {
  const documents = Map.groupBy(rows, ({ document }) => document)
  const likeliest = [...documents.values()].flatMap(listLikeliest)
  const pairs = likeliest.flatMap(pairsOf)
  const folds = Map.groupBy(likeliest, ({ top }) => top.fold)
  const examples = [...folds].flatMap(([fold, left]) => {
    const beside = fitLogistic(pairs.filter((pair) => pair.fold !== fold))
    return left.map((one) => exampleOf(one, beside))
  })
  const counted = likeliest.filter(
    ({ top, group }) => top.origin === 'real' && group.some(({ label, weight }) => label * weight > 0),
  )
  return {
    beside: fitLogistic(pairs),
    choice: fitLogistic(examples),
    leftOut: {
      groups: counted.length,
      likeliestIsCounted: counted.filter(({ top }) => top.label === 1).length,
    },
  }
}

function listLikeliest(rows: readonly LeftOutRow[]): Likeliest[] {
  const own = keepLikeliestGroup(rows.map((row): Known => ({ ...row, group: row.kind })))
  return [...Map.groupBy(own, ({ group }) => group).values()].flatMap((group) => {
    const [top] = group
    return top === undefined ? [] : [{ top, group, others: own.filter((one) => one.group !== top.group) }]
  })
}

/** Only beside a figure that is counted is it known what stands beside it. */
function pairsOf({ top, group }: Likeliest): Example[] {
  if (top.label === 0 || top.weight === 0) return []
  const share = weightOf[top.origin] / Math.max(1, Math.min(mostRivals, group.length - 1))
  return group
    .filter((one) => one !== top && one.weight > 0 && isPossible(top, one))
    .map((one) => ({
      fold: top.fold,
      features: besideFeatures(top, one),
      label: one.label,
      weight: share * (one.label === 1 ? countedWeight : 1),
    }))
}

function exampleOf({ top, group, others }: Likeliest, model: LogisticModel): Example {
  const beside = findBeside(top, group, model)
  return {
    fold: top.fold,
    features: choiceFeatures({ top, beside, group, others }),
    label: top.label,
    weight: top.weight === 0 ? 0 : weightOf[top.origin],
  }
}
