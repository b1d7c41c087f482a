import { createHash } from 'node:crypto'
import { type LogisticModel, scoreLogistic } from '@doublerule/documents/judge/predict/predict-logistic.ts'
import { type ChoiceRow, unpackChoices } from '../../packages/documents/fit/choice-rows.ts'
import { fitConditional } from '../../packages/documents/fit/fit-conditional.ts'
import { fitLeavingOut } from '../../packages/documents/fit/fit-leaving-out.ts'
import { fitLogistic } from '../../packages/documents/fit/fit-logistic.ts'

/** What `npm run fit:passages` writes: the weights that rank passages for a question. */
export type PassageWeights = {
  rowsSha256: string
  features: readonly string[]
  /** Gives the log odds that a passage answers; its order is that of the ranking. */
  model: LogisticModel
  /** Of questions left out with all that share a passage with them: how many a passage answers, and where it came. */
  leftOut: { questions: number; first: number; firstThree: number }
}

const l2 = 5
const folds = 8
// An answer that is not among the candidates was not found: little is learnt of there being none.
const unfoundWeight = 0.1
const shown = 3

/**
 * Passages compete for each question, then the scores of those that come first, of questions left out, are turned into odds
 * of being right.
 */
export function fitPassages(packed: Uint8Array): PassageWeights {
  const { names, rows } = unpackChoices(packed)
  const { model, leftOut } = fitLeavingOut(rows, folds, (some) => fitConditional(some.map(choiceOf), l2))
  const ranked = leftOut.map(({ row, model: without }) =>
    row.candidates
      .map(({ isAnswer, features }) => ({ isAnswer, score: scoreLogistic(without, features) }))
      .toSorted((one, other) => other.score - one.score),
  )
  const answered = ranked.filter((_, at) => leftOut[at]?.row.hasAnswer)
  return {
    rowsSha256: createHash('sha256').update(packed).digest('hex'),
    features: names,
    model: calibrate(
      model,
      ranked.flatMap(([best]) => best ?? []),
    ),
    leftOut: {
      questions: answered.length,
      first: answered.filter(([best]) => best?.isAnswer).length,
      firstThree: answered.filter((all) => all.slice(0, shown).some(({ isAnswer }) => isAnswer)).length,
    },
  }
}

function choiceOf({ hasAnswer, candidates }: ChoiceRow) {
  const answers = candidates.filter(({ isAnswer }) => isAnswer).length
  return {
    rows: candidates.map(({ features }) => features),
    shares: candidates.map(({ isAnswer }) => (isAnswer ? 1 / answers : 0)),
    weight: hasAnswer && answers === 0 ? unfoundWeight : 1,
  }
}

function calibrate(
  model: LogisticModel,
  firsts: readonly { isAnswer: boolean; score: number }[],
): LogisticModel {
  const { intercept, weights } = fitLogistic(
    firsts.map(({ isAnswer, score }) => ({
      features: Float32Array.from([score]),
      label: isAnswer ? 1 : 0,
      weight: 1,
    })),
  )
  const slope = weights[0] ?? 1
  const shorten = (value: number) => Number(value.toPrecision(6))
  return {
    intercept: shorten(intercept + slope * model.intercept),
    weights: model.weights.map((weight) => shorten(slope * weight)),
  }
}
