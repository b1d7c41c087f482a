import type { Activity, Analysis, Candidate } from '../analysis/analysis-schema.ts'
import { fuelKinds } from '../analysis/fuel-kinds.ts'

/** A figure that a model read, and the counted lines that it would stand in place of; beside all where there are none. */
export type Dispute = {
  candidate: Candidate
  instead: readonly Activity[]
  /** What is counted now: the lines in its place, else those beside it. */
  counted: readonly Activity[]
}

type Read = Pick<Analysis, 'activities' | 'candidates'>

/** Where two readers found different uses of one thing and nobody has said yet which one it is. */
export function openDisputes({ activities, candidates = [] }: Read): readonly Dispute[] {
  return candidates
    .filter((candidate) => isDisputed(candidate, activities))
    .map((candidate) => {
      const instead = activities.filter(({ id }) => candidate.insteadOf?.includes(id))
      const beside = activities.filter(({ kind }) => isOneUse(kind, candidate.kind))
      return { candidate, instead, counted: instead.length > 0 ? instead : beside }
    })
}

/** True of a figure that stands against lines of the paper, while it is no line itself and nobody has answered. */
function isDisputed(candidate: Candidate, activities: readonly Activity[]): boolean {
  return candidate.keptOut !== true && standsAgainst(candidate, activities)
}

/** True of a figure in place of lines, or beside a use of its own, that is no line itself. */
export function standsAgainst({ id, kind, insteadOf }: Candidate, activities: readonly Activity[]): boolean {
  return (
    insteadOf !== undefined &&
    !activities.some((line) => line.id === id) &&
    activities.some((line) => insteadOf.includes(line.id) || isOneUse(line.kind, kind))
  )
}

/** One fill may be petrol to one reader and diesel to the other. */
function isOneUse(one: Activity['kind'], other: Activity['kind']): boolean {
  return one === other || (fuelKinds.includes(one) && fuelKinds.includes(other))
}
