import type { Activity, Analysis } from '../analysis/analysis-schema.ts'

/** What a person changed on one line, for the eye: "4,260 kWh, printed 4,250 kWh". */
export type ChangeNote = {
  correction: string
  text: string
  reason: string
}

/** How a line came to stand on the paper. */
export type LineState = 'read' | 'changed' | 'added' | 'struck'

export type PaperActivity = {
  activity: Activity
  state: LineState
  /** The line as the document has it, where it was changed. */
  printed: Activity | null
  changes: readonly ChangeNote[]
}

/** A correction that was not applied, and why: the paper stands without it. */
export type Refusal = { correction: string; text: string }

/** A document under the corrections of its reader, worked out by the engine. */
export type WorkedPaper = {
  /** What counts now: struck lines are gone, changed lines carry their new figures. */
  analysis: Analysis
  lines: readonly PaperActivity[]
  /** Changes of the whole document: its place, its period. */
  changes: readonly ChangeNote[]
  refusals: readonly Refusal[]
}

/** True while the quantity on the line is the one on the document: only such a line can be traced to it. */
export function isAsPrinted({ activity, printed, state }: PaperActivity): boolean {
  if (state === 'added') return false
  return printed === null || (printed.quantity === activity.quantity && printed.unit === activity.unit)
}
