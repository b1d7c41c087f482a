import type { SaveAnswer } from '#shared/working-answers.ts'

/** A paper that was saved from this browser: its link, and the key that deletes it. */
export type KeptPaper = SaveAnswer & {
  savedAt: string
  /** What was in it, for a person who has saved several. */
  names: readonly string[]
  totalKg: string
}
