import type { Activity, Analysis, Candidate } from '../analysis/analysis-schema.ts'

/** A figure that a model read, and the counted lines that it would stand in place of; beside all where there are none. */
export type Dispute = { candidate: Candidate; instead: readonly Activity[] }

/** Where two readers found different uses of one kind and nobody has said yet which one it is. */
export function openDisputes({
  activities,
  candidates = [],
}: Pick<Analysis, 'activities' | 'candidates'>): readonly Dispute[] {
  return candidates
    .filter(
      ({ id, kind, insteadOf }) =>
        insteadOf !== undefined &&
        activities.some((line) => line.kind === kind) &&
        !activities.some((line) => line.id === id),
    )
    .map((candidate) => ({
      candidate,
      instead: activities.filter(({ id }) => candidate.insteadOf?.includes(id)),
    }))
}
