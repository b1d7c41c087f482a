import type { ActivityLabel } from './labels.ts'
import { isSameKind } from './same-kind.ts'
import { type Measured, isNear, measureQuantity } from './scoring-units.ts'

export type GivenActivity = { kind: string; quantity: string; unit: string | null; isInTonnes: boolean }

export type ActivityScore = {
  found: number
  required: number
  given: number
  missing: readonly string[]
  falseOnes: readonly GivenActivity[]
  /** A false quantity has gone into the tonnes: the one fault that a reader cannot see. */
  hasWrongTonnes: boolean
}

type Given = GivenActivity & { measured: Measured; isUsed: boolean }
export type WholeLabel = { kind: string; quantity: number; unit: string | null }

const valueShare = 0.005
const sumShare = 0.0005

/**
 * Activities against labels, by the rules of the published scorer: each label takes one activity of its kind; what is
 * left may stand as one total for several labels, or as several rows for one label. An activity that nothing takes is
 * false. Money spent is not looked at.
 */
export function scoreActivities(
  labels: readonly ActivityLabel[],
  wholes: readonly WholeLabel[],
  activities: readonly GivenActivity[],
): ActivityScore {
  const given: Given[] = activities
    .filter(({ kind }) => kind !== 'spend')
    .map((activity) => ({
      ...activity,
      measured: measureQuantity(Number(activity.quantity), activity.unit),
      isUsed: false,
    }))
  const required = labels.filter(({ optional }) => !optional)
  const open = required.filter((label) => !takeOne(label, given))
  const missing = [...Map.groupBy(open, groupOf).values()].flatMap((group) =>
    takeSum(group, wholes, given) ? [] : group,
  )
  for (const label of labels) if (label.optional) takeOne(label, given)
  const falseOnes = given.filter(({ isUsed, kind }) => !isUsed && kind !== 'electricity-export')
  return {
    found: required.length - missing.length,
    required: required.length,
    given: given.length,
    missing: missing.map(({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`.trim()),
    falseOnes,
    hasWrongTonnes: falseOnes.some(({ isInTonnes }) => isInTonnes),
  }
}

/** What a label may read as: as printed, in a unit that may be inferred, or an equal reading. */
export function readingsOf(label: ActivityLabel): Measured[] {
  const { quantity, unit, unitAccept, accept } = label
  return [
    measureQuantity(quantity, unit),
    ...unitAccept.map((other) => measureQuantity(quantity, other)),
    ...accept.map((other) => measureQuantity(other.quantity ?? quantity, other.unit ?? unit)),
  ]
}

export function isReading(label: ActivityLabel, given: Measured): boolean {
  return readingsOf(label).some(
    ({ amount, measure }) =>
      isNear(given.amount, amount, valueShare) &&
      (given.measure === measure || label.unit === null || label.unit === undefined),
  )
}

/** Whether a kind is the labelled one, or one that the label takes as well. */
function isKindOf(label: ActivityLabel, kind: string): boolean {
  return [label.kind, ...label.accept.flatMap((other) => other.kind ?? [])].some((expected) =>
    isSameKind(kind, expected),
  )
}

function takeOne(label: ActivityLabel, given: readonly Given[]): boolean {
  const one = given.find(
    (activity) => !activity.isUsed && isKindOf(label, activity.kind) && isReading(label, activity.measured),
  )
  if (one !== undefined) one.isUsed = true
  return one !== undefined
}

function groupOf({ kind, unit }: ActivityLabel): string {
  return `${kind} ${measureQuantity(1, unit).measure}`
}

function takeSum(
  group: readonly ActivityLabel[],
  wholes: readonly WholeLabel[],
  given: readonly Given[],
): boolean {
  const [first] = group
  if (first === undefined) return true
  const { measure } = measureQuantity(1, first.unit)
  const sum = group.reduce((total, { quantity, unit }) => total + measureQuantity(quantity, unit).amount, 0)
  const ofKind = given.filter(
    (activity) => isSameKind(activity.kind, first.kind) && activity.measured.measure === measure,
  )
  const rows = ofKind.filter(({ isUsed }) => !isUsed)
  const one = rows.find(({ measured }) => isNear(measured.amount, sum, sumShare))
  if (one !== undefined) {
    one.isUsed = true
    return true
  }
  const rowSum = rows.reduce((total, { measured }) => total + measured.amount, 0)
  if (rows.length > 1 && isNear(rowSum, sum, sumShare)) {
    for (const row of rows) row.isUsed = true
    return true
  }
  const whole = wholes.find(
    ({ kind, unit }) => kind === first.kind && measureQuantity(1, unit).measure === measure,
  )
  if (whole === undefined) return false
  const { amount } = measureQuantity(whole.quantity, whole.unit)
  const total = ofKind.find(({ measured }) => isNear(measured.amount, amount, sumShare))
  if (total !== undefined) total.isUsed = true
  return total !== undefined
}
