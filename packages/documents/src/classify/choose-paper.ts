import { scoreLogistic } from '../roles/predict-logistic.ts'
import { type Paper, papers } from './paper.ts'
import weights from './paper-weights.generated.json' with { type: 'json' }

/** What a paper is, and how sure that is. */
export type PaperChosen = { paper: Paper; confidence: number }

// Numbers are judged without a look at what the paper is: one that is counted tells of a bill as nothing else does.
const meteredOdds = 6

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
  return { paper: best?.paper ?? 'other', confidence: (best?.weight ?? 0) / sum }
}
