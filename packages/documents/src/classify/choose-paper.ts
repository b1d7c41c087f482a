import { type LogisticModel, scoreLogistic } from '../roles/predict-logistic.ts'
import { paperFeatures } from './describe-paper.ts'
import { type Paper, papers } from './paper.ts'
import weights from './paper-weights.generated.json' with { type: 'json' }

/** What a paper is, how sure that is, and what of it spoke for that most. */
export type PaperChosen = { paper: Paper; confidence: number; reasons: string[] }

const mostReasons = 4
// Numbers are judged without a look at what the paper is: one that is counted tells of a bill as nothing else does.
const meteredOdds = 20

/**
 * The coarse type that the fitted weights find likeliest, and whether the use of a meter is counted; probabilities of all
 * coarse types sum to one.
 */
export function choosePaper(features: Float32Array, isMetered: boolean): PaperChosen {
  const odds = papers.map((paper) => ({
    paper,
    weight:
      Math.exp(scoreLogistic(weights.models[paper], features)) *
      (isMetered && paper === 'utility' ? meteredOdds : 1),
  }))
  const sum = odds.reduce((total, { weight }) => total + weight, 0)
  const [best] = odds.toSorted((a, b) => b.weight - a.weight)
  if (best === undefined) return { paper: 'other', confidence: 0, reasons: [] }
  return {
    paper: best.paper,
    confidence: best.weight / sum,
    reasons: reasonsFor(weights.models[best.paper], features),
  }
}

function reasonsFor(model: LogisticModel, features: Float32Array): string[] {
  return paperFeatures
    .map(({ name }, index) => ({ name, by: (model.weights[index] ?? 0) * (features[index] ?? 0) }))
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => b.by - a.by)
    .slice(0, mostReasons)
    .map(({ name }) => name)
}
