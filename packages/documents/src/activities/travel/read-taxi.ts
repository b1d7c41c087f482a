import { datesAt, findLabels } from '../../layout/labels.ts'
import type { ReadLine } from '../../layout/read-line.ts'
import type { ActivityDraft } from '../activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'
import { says } from './find-stops.ts'
import { findDistance } from './printed-distance.ts'
import type { JourneyRead } from './read-flights.ts'

/** A ride with its printed distance; a fare alone is only money. */
export function readTaxi(lines: readonly ReadLine[]): ActivityDraft[] {
  return readDriven(lines, 'taxi', 'Taxi ride')
}

const startLabel =
  /rental start|pick.?up|collect(?:ion|ed)|(?:date|time)(?:\/time)? out|hire start|anmietung|ubernahme|mietbeginn|depart\b|recogida|ritiro/g
const endLabel =
  /rental return|rental end|return(?:ed)?\b|drop.?off|(?:date|time)(?:\/time)? in\b|hire end|ruckgabe|mietende|restitution|retour|devolucion|riconsegna/g

/** A hired car with the distance driven, and the days between which it was hired; the odometer is no distance. */
export function readHiredCar(lines: readonly ReadLine[]): JourneyRead {
  const isTaxi =
    lines.some(({ folded }) => says(folded, ['taxi'])) && !lines.some(({ folded }) => says(folded, ['car']))
  const activities = isTaxi ? readTaxi(lines) : readDriven(lines, 'car', 'Hired car')
  const days = [startLabel, endLabel].flatMap((pattern) => {
    const [day] = findLabels(lines, pattern).flatMap((label) =>
      datesAt(lines, label).flatMap(({ value }) => value.iso ?? []),
    )
    return day ?? []
  })
  return { activities, days: activities.length > 0 && days.length === 2 ? days : [] }
}

function readDriven(lines: readonly ReadLine[], kind: 'taxi' | 'car', description: string): ActivityDraft[] {
  const distance = findDistance(lines)
  if (distance === null) return []
  const { line, quantity, unit } = distance
  return [draftOnLine(line, { description, kind, quantity, unit, meaning: 0.9 })]
}
