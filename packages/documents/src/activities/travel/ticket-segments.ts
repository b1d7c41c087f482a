import type { ReadLine } from '../../layout/read-line.ts'
import type { Leg } from './leg.ts'
import { isCancelled } from './travel-words.ts'

// "SYDNEY INTERNATI   SQ 222   M 14DEC 1610  ...  OK": place, flight, class and day, in the columns of a ticket.
const rowForm =
  /^\s*(\p{Lu}[\p{L}.'/ -]{2,30}?)\s{2,}([A-Z]{2}|[A-Z]\d|\d[A-Z])\s{0,3}(\d{1,4})\s+[A-Z]\s{1,4}(\d{1,2}[A-Z]{3}\d{0,4})\b/u
const headerForm = /\bfrom\b.*\bflight\b.*\bdate\b/
const arrivalForm = /arrival (?:time|date)/
const placeForm = /^\s*(\p{Lu}[\p{L}.'/ -]{2,30}?)(?:\s{2,}|$)/u
const terminal = /^\s*terminal\b/
const linesBetween = 3

/** The flights of an electronic ticket: a row for each departure, the place of arrival on the next line of a place. */
export function findTicketSegments(lines: readonly ReadLine[]): Leg[] {
  if (!lines.some(({ folded }) => headerForm.test(folded))) return []
  return lines.flatMap((line) => {
    const [, origin = '', carrier = '', number = '', day = ''] = rowForm.exec(line.text) ?? []
    const destination = carrier === '' || isCancelled(line.folded) ? null : placeBelow(lines, line)
    if (destination === null) return []
    const date = line.dates.find(({ start, end }) => line.text.slice(start, end).startsWith(day))?.iso ?? null
    const flight = `${carrier}${number}`
    return [{ line, origin, destination, date, arrivalDate: date, flight, cabin: null }]
  })
}

/** A name under the departure, or the line that tells the arrival; else the next row, which departs from there. */
function placeBelow(lines: readonly ReadLine[], line: ReadLine): string | null {
  for (let step = 1; step <= linesBetween; step++) {
    const below = lines[line.index + step]
    if (below === undefined || terminal.test(below.folded)) continue
    const isArrival = arrivalForm.test(below.folded) || rowForm.test(below.text) || isUnder(below, line)
    const place = isArrival ? placeForm.exec(below.text)?.[1] : undefined
    if (place !== undefined) return place.trim()
  }
  return null
}

/** A name alone under the place of departure. */
function isUnder(below: ReadLine, { cells: [from] }: ReadLine): boolean {
  const [only, ...others] = below.cells
  return (
    others.length === 0 && only !== undefined && from !== undefined && Math.abs(only.left - from.left) < 1
  )
}
