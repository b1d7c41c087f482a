import type { Change } from '../pages/working/desk/correct-papers.ts'
import type { PaperHands } from '../pages/working/paper/paper-context.ts'

/** Hands on a paper that note what each answer changes. */
export function recordHands(foresee: PaperHands['foresee'] = () => Promise.resolve([])): {
  made: (readonly Change[])[]
  hands: PaperHands
} {
  const made: (readonly Change[])[] = []
  const hands = {
    correct: (changes: readonly Change[]) => Promise.resolve(made.push(changes) > 0),
    foresee,
    undo: () => Promise.resolve(true),
    tick: () => undefined,
  }
  return { made, hands }
}
