import { scoreLogistic } from '../judge/predict/predict-logistic.ts'
import { type Paper, papers } from '../find/paper/paper.ts'
import weights from './paper-weights.generated.json' with { type: 'json' }

/** What a paper is, and how sure that is. */
export type PaperChosen = { paper: Paper; confidence: number }

// What is counted or found without a look at what the paper is tells of it as no word does: of 118 labelled and made papers on which fuel
// or a journey was found, 115 were of them.
const foundOdds = 6

/**
 * The coarse type that the fitted weights find likeliest, given the types of which something was found; probabilities of all
 * coarse types sum to one.
 */
export function choosePaper(features: Float32Array, found: ReadonlySet<Paper>): PaperChosen {
  const odds = papers.map((paper) => ({
    paper,
    weight: Math.exp(scoreLogistic(weights.models[paper], features)) * (found.has(paper) ? foundOdds : 1),
  }))
  const sum = odds.reduce((total, { weight }) => total + weight, 0)
  const [best] = odds.toSorted((a, b) => b.weight - a.weight)
  return { paper: best?.paper ?? 'other', confidence: (best?.weight ?? 0) / sum }
}
