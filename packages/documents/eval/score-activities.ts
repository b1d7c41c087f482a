import { decimal } from '@doublerule/carbon/decimal.ts'
import { convertQuantity } from '@doublerule/carbon/units/convert-quantity.ts'
import { normaliseUnit } from '@doublerule/carbon/units/normalise-unit.ts'
import type { Activity } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ActivityLabel } from './labels.ts'

export type ActivityScore = {
  found: number
  required: number
  given: number
  falseActivities: readonly Activity[]
  misses: readonly string[]
}

type Quantity = { quantity: number; unit: string | null }

const tolerance = 0.005

/**
 * Activities against labels: a label is found when one activity, or the sum of the activities of its kind and unit,
 * is within 0.5 % of it or of an accepted reading. An activity that no label explains is false; spend is not counted.
 */
export function scoreActivities(
  labels: readonly ActivityLabel[],
  activities: readonly Activity[],
): ActivityScore {
  const counted = activities.filter(({ kind }) => kind !== 'spend')
  const explained = new Set<Activity>()
  const misses: string[] = []
  let found = 0
  for (const label of labels) {
    const ofKind = counted.filter((activity) => isKind(activity.kind, label.kind))
    const readings = readingsOf(label)
    const single = ofKind.filter((activity) =>
      readings.some((reading) => isEqual(reading, toQuantity(activity))),
    )
    const summed = readings.some((reading) => isSum(reading, ofKind))
    for (const activity of summed ? ofKind : single) explained.add(activity)
    if (label.optional) continue
    if (single.length > 0 || summed) found += 1
    else misses.push(`missed ${label.kind} ${label.quantity} ${label.unit ?? ''} (${label.description})`)
  }
  explainTotals(labels, counted, explained)
  const falseActivities = counted.filter((activity) => !explained.has(activity))
  return {
    found,
    required: labels.filter(({ optional }) => !optional).length,
    given: counted.length,
    falseActivities,
    misses: [
      ...misses,
      ...falseActivities.map(
        ({ kind, quantity, unit, description }) => `false ${kind} ${quantity} ${unit ?? ''} (${description})`,
      ),
    ],
  }
}

/** One line for several labels: their sum by kind explains it. */
function explainTotals(
  labels: readonly ActivityLabel[],
  counted: readonly Activity[],
  explained: Set<Activity>,
) {
  for (const [kind, group] of Map.groupBy(labels, (label) => label.kind)) {
    const total = group.reduce((sum, { quantity }) => sum + quantity, 0)
    for (const activity of counted) {
      if (
        isKind(activity.kind, kind) &&
        isEqual({ quantity: total, unit: group[0]?.unit ?? null }, toQuantity(activity))
      )
        explained.add(activity)
    }
  }
}

function readingsOf(label: ActivityLabel): Quantity[] {
  const units =
    label.unit === null || label.unit === undefined
      ? [null, ...label.unitAccept]
      : [label.unit, ...label.unitAccept]
  return [
    ...units.map((unit) => ({ quantity: label.quantity, unit })),
    ...label.accept.map(({ quantity, unit }) => ({ quantity, unit: unit ?? null })),
  ]
}

function isKind(given: string, expected: string): boolean {
  return given === expected || (expected === 'fuel' && ['petrol', 'diesel', 'lpg'].includes(given))
}

function toQuantity({ quantity, unit }: Activity): Quantity {
  return { quantity: Number(quantity), unit }
}

function isSum(reading: Quantity, activities: readonly Activity[]): boolean {
  if (activities.length < 2) return false
  let sum = 0
  for (const activity of activities) {
    const converted = convertTo(reading.unit, toQuantity(activity))
    if (converted === null) return false
    sum += converted
  }
  return isNear(reading.quantity, sum)
}

function isEqual(reading: Quantity, given: Quantity): boolean {
  const converted = convertTo(reading.unit, given)
  return converted !== null && isNear(reading.quantity, converted)
}

/** The given quantity in a label's unit; null when the two do not convert exactly. */
function convertTo(unit: string | null, given: Quantity): number | null {
  if (unit === null || given.unit === null) return unit === given.unit ? given.quantity : null
  if (unit === given.unit) return given.quantity
  const [from, to] = [normaliseUnit(given.unit) ?? given.unit, normaliseUnit(unit) ?? unit]
  if (from === to) return given.quantity
  const converted = convertQuantity(decimal(String(given.quantity)), from, to)
  return converted.ok ? Number(converted.value.quantity) : null
}

function isNear(expected: number, given: number): boolean {
  return Math.abs(expected - given) <= Math.abs(expected) * tolerance
}
