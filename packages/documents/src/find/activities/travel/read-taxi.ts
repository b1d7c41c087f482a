import Big from 'big.js'
import { labelBefore, wordsAfter } from '../../../lay-out/layout/row-label.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { unitWithin } from '../../../lay-out/values/unit-text.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { datesAt, findLabels } from '../../../lay-out/layout/labels.ts'
import type { LineNumber, ReadLine } from '../../../lay-out/layout/read-line.ts'
import type { ActivityDraft } from '../../../judge/account/activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'
import { tellsOfFills } from '../fuel/fill-notes.ts'
import { isProse } from './is-prose.ts'
import type { JourneyRead } from './read-journeys.ts'

const drivenLabel = cueFor('read-taxi driven label')
const notDriven = cueFor('read-taxi not driven')

const leastWords = 3
const lowerBound = /(?<![\p{L}\d.,:/–-])(\d{1,3}(?:[.,]\d+)?)\s?[-–]\s?$/u
/** What terms say of a distance, and what directions say of the way to a place. */
const terms = cueFor('read-taxi terms')
const directions = cueFor('read-taxi directions')
const duration = cueFor('read-taxi duration')

/** A ride with its printed distance; a fare alone is only money. */
export function readTaxi(lines: readonly ReadLine[]): ActivityDraft[] {
  return readDriven(lines, 'taxi', 'Taxi ride')
}

const startLabel = cueFor('read-taxi start label')
const endLabel = cueFor('read-taxi end label')

/** A hired car with the distance driven, and the days between which it was hired; the odometer is no distance. */
export function readHiredCar(lines: readonly ReadLine[]): JourneyRead {
  const activities = readDriven(lines, 'car', 'Hired car')
  const days = [startLabel, endLabel].flatMap((pattern) => {
    const [day] = findLabels(lines, pattern).flatMap((label) =>
      datesAt(lines, label).flatMap(({ value }) => value.iso ?? []),
    )
    return day ?? []
  })
  return { activities, days: activities.length > 0 && days.length === 2 ? days : [] }
}

function readDriven(lines: readonly ReadLine[], kind: 'taxi' | 'car', description: string): ActivityDraft[] {
  if (tellsOfFills(lines)) return []
  for (const line of lines) {
    const [distance] = line.numbers.flatMap((number) => {
      const label = foldText(labelBefore(line, number))
      const unit = number.unit ?? (drivenLabel.test(label) ? unitWithin(label, ['distance']) : null)
      const after = foldText(wordsAfter(line, number))
      const isDriven =
        unit?.dimension === 'distance' &&
        !number.isRate &&
        !number.isMoney &&
        Big(number.value).gt(0) &&
        !isInSentence(line, number) &&
        !isUpperBound(line, number) &&
        !notDriven.test(`${label} ${after}`) &&
        (kind === 'taxi' || drivenLabel.test(label) || drivenLabel.test(after)) &&
        // "100 km of new cycleways" is the length of a thing.
        !/^\W*of\b/.test(after)
      return isDriven ? [{ value: number.value, unit: unit.unit }] : []
    })
    if (distance === undefined) continue
    return [
      draftOnLine(line, {
        description,
        kind,
        quantity: Big(distance.value).toFixed(),
        unit: distance.unit,
        meaning: 0.9,
      }),
    ]
  }
  return []
}

/** True where a sentence goes on after a distance: "a minimum of 300 km is charged per day"; "from A to B" is a ride. */
function isInSentence(line: ReadLine, { end, unit, cell }: LineNumber): boolean {
  const rest = line.text.slice(Math.max(end, unit?.end ?? 0), cell.end)
  if (directions.test(foldText(rest))) return true
  const goesOn = !/\d/.test(rest) && (rest.match(/\p{L}{2,}/gu)?.length ?? 0) >= leastWords
  return goesOn && (isProse(line) || terms.test(foldText(rest)))
}

/** "2-3 km" is a band of distances, as tariffs and leads print them. */
function isUpperBound({ text }: ReadLine, { start, value }: LineNumber): boolean {
  const lower = lowerBound.exec(text.slice(0, start))?.[1]
  return lower !== undefined && Number(lower.replace(',', '.')) < Number(value)
}

/** True for a distance beside which stands how long it took: "12.4 km, 21 min", "90.7 kilometres | 1hr 37". */
export function isTimedRide({ evidence }: ActivityDraft): boolean {
  return duration.test(evidence.text)
}
