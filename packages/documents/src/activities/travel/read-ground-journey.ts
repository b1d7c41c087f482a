import { evidenceOf } from '../../layout/evidence.ts'
import type { ReadLine } from '../../layout/read-line.ts'
import { isName } from '../../layout/row-label.ts'
import { type ActivityDraft, detailsOf } from '../activity-draft.ts'
import { countTravellers } from './count-travellers.ts'
import type { JourneyRead } from './read-flights.ts'
import { travelWords } from './travel-words.ts'

type Stop = { line: ReadLine; name: string; date: string | null }
type Ride = { from: Stop; to: Stop }

const linesBetween = 6
const ticketWords =
  /ticket|billet|biglietto|billete|fahrkarte|fahrschein|reserv|buchung|booking|boleto|vervoerbewijs|itinerary|journey|reise/
const serviceNumber =
  /\b(?:train|zug|treno|tren|trein|tgv|ice|ic|ec|re|ave|fr|eurostar|thalys|intercity|bus)\s?(?:n[o°º]?\.?|nr\.?|number)?\s?:?\s?(\d{1,5})\b/g

/** Rail and coach tickets: one activity a ride, by from and to, or by two stops with times. */
export function readGroundJourney(lines: readonly ReadLine[]): JourneyRead {
  const text = lines.map(({ folded }) => folded).join('\n')
  const kind = travelWords.train.test(text) ? 'train' : travelWords.bus.test(text) ? 'bus' : null
  if (kind === null || !ticketWords.test(text)) return { activities: [], days: [] }
  const rides = findRides(lines)
  const travellers = countTravellers(lines)
  const services = new Set([...text.matchAll(serviceNumber)].map((match) => match[0].replace(/\s/g, '')))
  const days = rides.flatMap(({ from, to }) => [from.date, to.date].filter((day) => day !== null))
  return {
    activities: rides.map(({ from, to }): ActivityDraft => ({
      description: `${kind === 'train' ? 'Train' : 'Coach'} ${from.name}–${to.name}`,
      kind,
      quantity: String(travellers),
      unit: 'passenger-leg',
      estimated: false,
      period: null,
      details: detailsOf({ origin: from.name, destination: to.name, travellers, date: from.date }),
      evidence: evidenceOf(from.line),
      read: from.line.readConfidence,
      meaning: services.size > 0 || rides.length === 1 ? 0.88 : 0.8,
    })),
    days,
  }
}

function findRides(lines: readonly ReadLine[]): Ride[] {
  const stops = lines.flatMap(toStop)
  const rides: Ride[] = []
  for (let index = 0; index < stops.length - 1; index++) {
    const [from, to] = [stops[index], stops[index + 1]]
    if (
      from === undefined ||
      to === undefined ||
      to.line.index - from.line.index > linesBetween ||
      from.name === to.name
    )
      continue
    rides.push({ from, to })
    index += 1
  }
  const distinct = rides.length > 0 ? rides : lines.flatMap(toPair)
  return [
    ...new Map(
      distinct.map((ride) => [`${ride.from.name} ${ride.to.name} ${ride.from.date ?? ''}`, ride]),
    ).values(),
  ].slice(0, 12)
}

/** A line that starts with a name and holds a clock time: "LYON PART-DIEU  15/07 à 17h50". */
function toStop(line: ReadLine): Stop[] {
  if (!/(?<![\d.,])\d{1,2}[:h]\d{2}(?!\d)/.test(line.text) || line.cells.length < 2) return []
  const name =
    line.cells[0]?.text
      .replace(/^(?:dep(?:art(?:ure|s)?)?|arr(?:iv(?:al|e[es]?))?|from|to|ab|an|von|nach)\b\.?:?\s*/i, '')
      .trim() ?? ''
  if (!isStation(name)) return []
  return [{ line, name, date: line.dates.find(({ iso }) => iso !== null)?.iso ?? null }]
}

/** "London Euston to Manchester Piccadilly", "Köln Hbf - Berlin Hbf", "von Bonn nach Köln". */
function toPair(line: ReadLine): Ride[] {
  for (const cell of line.cells) {
    const match =
      /^(?:from|von|de|da|van)?\s*:?\s*(\p{Lu}[\p{L} .'’()-]{2,40}?)\s*(?:\s[-–—]\s|→|->|\s\/\s|\s>\s|\bto\b|\bnach\b|\bnaar\b)\s*(\p{Lu}[\p{L} .'’()-]{2,40})$/u.exec(
        cell.text,
      )
    const [, from = '', to = ''] = match ?? []
    if (match === null || !isStation(from) || !isStation(to)) continue
    const date = line.dates.find(({ iso }) => iso !== null)?.iso ?? null
    return [{ from: { line, name: from.trim(), date }, to: { line, name: to.trim(), date } }]
  }
  return []
}

function isStation(name: string): boolean {
  return (
    isName(name) &&
    name.length <= 45 &&
    !/\d{3}|:|date|time|heure|uhr|valid|price|total|class|seat|ticket|train\b/i.test(name)
  )
}
