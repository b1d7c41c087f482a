import Big from 'big.js'
import { labelBefore, wordsAfter } from '../../layout/row-label.ts'
import { unitWithin } from '../../values/unit-text.ts'
import { foldText } from '../../values/plain-text.ts'
import { datesAt, findLabels } from '../../layout/labels.ts'
import type { LineNumber, ReadLine } from '../../layout/read-line.ts'
import type { ActivityDraft } from '../activity-draft.ts'
import { draftOnLine } from '../draft-on-line.ts'
import { isProse } from './place-tokens.ts'
import type { JourneyRead } from './read-flights.ts'

const drivenLabel =
  /^\W*(?:trip |total )?(?:miles|km|kms|kilomet(?:re|er)s?|distance)\b|driven|travelled|traveled|gefahren|parcourus|recorridos|percorsi/
const notDriven =
  /\b(?:km|kms|miles) (?:out|in|start|end)\b|per |speed|rate|radius|odometer|mileage|km.?stand|kilometerstand|compteur|cuentakil|contachil|tacho|included|free|limit|allowance|excess|annual|yearly|a year|jahr|par an\b|anual|annuo|annua\b/

const leastWords = 3
/** What terms say of a distance, and what directions say of the way to a place. */
const terms =
  /\b(?:is|are|was|were|be|will|shall|must|may|can|if|per|minimum|maximum|charged|within|away|ist|sind|wird|werden|pro|est|sont|sera|seront|sono|viene|wordt|worden|zijn)\b/
const directions =
  /\b(?:by|mit dem|en|in|per|con el|met de) (?:taxi|cab|car|bus|train|auto|voiture|coche)\b|\baway\b/
const duration = /(?<![\d.,:])\d{1,3}\s?(?:h|hrs?|std|min|mins?|minut\p{L}*)(?!\p{L})/iu

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
        !notDriven.test(`${label} ${after}`) &&
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

/** True for a distance beside which stands how long it took: "12.4 km, 21 min", "90.7 kilometres | 1hr 37". */
export function isTimedRide({ evidence }: ActivityDraft): boolean {
  return duration.test(evidence.text)
}
