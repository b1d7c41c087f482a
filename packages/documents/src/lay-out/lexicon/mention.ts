import type { Concept } from './concept.ts'

/** Words of a line that say something: offsets are those of the line's text. */
export type Mention = {
  concept: Concept
  /** 1 hints, 2 says, 3 leaves no doubt. */
  strength: 1 | 2 | 3
  start: number
  end: number
  /** Its letters are not quite those of the phrase. */
  isMended: boolean
}
