import type { Passage } from '#server/knowledge/passage.ts'
import type { Question, Told } from './interpretation.ts'
import type { PassageHit, PassageIndex } from './passage-index.ts'

/** The least for a passage that is told beside another. */
const sureBeside = 0.2
/** The least for a second passage that answers another half of the question. */
const possibleHalf = 0.08
/** From this share of the best score a second passage is told too: nothing tells which was meant. */
const equal = 0.85
/** From this share another is offered. */
const near = 0.45
const mostOffered = 2

type Beside = {
  /** Told after the first passage, under its own name. */
  also: Passage | null
  /** Offered by name, with the one sentence that fits where it holds a word of the question that the first lacks. */
  near: readonly Told[]
}

/** What stands beside the passage that is told first (decision 104). */
export function chooseBeside(
  question: Question,
  [best, second, ...rest]: readonly PassageHit[],
  index: PassageIndex,
): Beside {
  if (best === undefined || second === undefined) return { also: null, near: [] }
  const isHalf = complements(question, best, second)
  const isEqual = second.score >= sureBeside && second.score >= equal * best.score
  const also = isHalf
    ? second.passage
    : isEqual
      ? { ...second.passage, text: index.briefly(second.passage, question.words) }
      : null
  return {
    also,
    near: [...(also === null ? [second] : []), ...rest]
      .filter(({ score, shared }) => shared.size > 1 && score >= near * best.score)
      .slice(0, mostOffered)
      .map((hit) => ({
        passage: hit.passage,
        sentence: addsTo(best, hit) ? index.sentenceFor(hit.passage, question.words) : null,
      })),
  }
}

/** True where a passage holds a word of the question that the first one lacks. */
function addsTo(best: PassageHit, { shared }: PassageHit): boolean {
  return [...shared].some((stem) => !best.shared.has(stem))
}

/** "SAP and Xero": two things are named, and each passage holds one that the other lacks. */
function complements({ text }: Question, best: PassageHit, second: PassageHit): boolean {
  const isOfTwo = /\b(and|or|both|either|versus|vs)\b|[&/]/.test(text)
  return isOfTwo && second.score >= possibleHalf && addsTo(best, second) && addsTo(second, best)
}
