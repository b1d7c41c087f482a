import type { ActivityLabel } from './labels.ts'
import { isKindOf, isReading } from './score-activities.ts'
import { isNear, measureQuantity } from './scoring-units.ts'

export type StageQuantity = { quantity: string; unit: string | null }

/** What the stages of interpretation said about one document, earliest first. */
export type StageReading = {
  /** Every number that could be counted; a unit that was not found yet is null. */
  candidates: readonly StageQuantity[]
  /** Numbers whose likeliest role is to be counted as something. */
  roles: readonly (StageQuantity & { kind: string })[]
  /** Lines of the account. */
  lines: readonly (StageQuantity & { kind: string })[]
}

export type StageScore = { required: number; candidates: number; roles: number; lines: number }

/** How many of the required quantities are still there after each stage: the stage that loses is the one to mend. */
export function scoreStages(labels: readonly ActivityLabel[], reading: StageReading): StageScore {
  const required = labels.filter(({ optional }) => !optional)
  const count = (isThere: (label: ActivityLabel) => boolean) => required.filter(isThere).length
  const isKept = (given: StageReading['roles'], label: ActivityLabel) =>
    given.some((quantity) => isKindOf(label, quantity.kind) && isQuantityOf(label, quantity))
  return {
    required: required.length,
    candidates: count((label) => reading.candidates.some((candidate) => isQuantityOf(label, candidate))),
    roles: count((label) => isKept(reading.roles, label)),
    lines: count((label) => isKept(reading.lines, label)),
  }
}

/** A number without a unit is the labelled one when it prints the same figure. */
function isQuantityOf(label: ActivityLabel, { quantity, unit }: StageQuantity): boolean {
  if (unit !== null) return isReading(label, measureQuantity(Number(quantity), unit))
  return [label, ...label.accept].some((reading) =>
    isNear(Number(quantity), reading.quantity ?? label.quantity, 0.005),
  )
}
