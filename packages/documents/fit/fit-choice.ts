import { createHash } from 'node:crypto'
import { likeliestValue } from '../src/judge/known/likeliest-value.ts'
import type { LogisticModel } from '../src/judge/predict/predict-logistic.ts'
import { type ChoiceRow, unpackChoices } from './choice-rows.ts'
import { type Choice, fitConditional } from './fit-conditional.ts'
import { fitLeavingOut } from './fit-leaving-out.ts'

/** What `npm run fit` writes: the weights that tell the value of a field from the other values of its document. */
export type ChoiceWeights = {
  rowsSha256: string
  features: readonly string[]
  model: LogisticModel
  /** Of documents of left-out groups: how many have an answer, how often it was likeliest, and told and wrong at the bar. */
  leftOut: { documents: number; likeliest: number; right: number; wrong: number }
}

const folds = 8
// An answer that is not among the candidates was not recognised: little is learnt of there being none.
const unreadWeight = 0.3

export function fitChoice(packed: Uint8Array, { bar, l2 }: { bar: number; l2: number }): ChoiceWeights {
  const { names, rows } = unpackChoices(packed)
  const { model, leftOut } = fitChoicesLeavingOut(rows, l2)
  const told = leftOut.map(({ row, model: without }) => ({
    hasAnswer: row.hasAnswer,
    ...likeliestOf(row, without),
  }))
  return {
    rowsSha256: createHash('sha256').update(packed).digest('hex'),
    features: names,
    model,
    leftOut: {
      documents: told.filter(({ hasAnswer }) => hasAnswer).length,
      likeliest: told.filter(({ isRight }) => isRight).length,
      right: told.filter(({ isRight, probability }) => isRight && probability >= bar).length,
      wrong: told.filter(({ isRight, probability }) => !isRight && probability >= bar).length,
    },
  }
}

export function fitChoicesLeavingOut<Row extends ChoiceRow>(rows: readonly Row[], l2: number) {
  return fitLeavingOut(rows, folds, (some) => fitConditional(some.map(choiceOf), l2))
}

function choiceOf({ hasAnswer, candidates }: ChoiceRow): Choice {
  const answers = candidates.filter(({ isAnswer }) => isAnswer).length
  return {
    rows: candidates.map(({ features }) => features),
    shares: candidates.map(({ isAnswer }) => (isAnswer ? 1 / answers : 0)),
    weight: hasAnswer && answers === 0 ? unreadWeight : 1,
  }
}

function likeliestOf({ candidates }: ChoiceRow, model: LogisticModel) {
  const likeliest = likeliestValue(candidates, model)
  return {
    isRight: likeliest?.same.some(({ isAnswer }) => isAnswer) ?? false,
    probability: likeliest?.probability ?? 0,
  }
}
