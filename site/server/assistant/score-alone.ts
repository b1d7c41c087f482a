import type { PassageHit } from './passage-index.ts'
import { countSubjects } from './question-words.ts'

/** A question of one subject may be meant of what was talked about, however well a passage fits it. */
const weightOfOneSubject = 0.65

/** How well a question fits a passage without what was said before it. */
export function scoreAlone(words: readonly string[], best: PassageHit | undefined): number {
  return (best?.score ?? 0) * (countSubjects(words) <= 1 ? weightOfOneSubject : 1)
}
