import { dayOfSegment, parseCodedSegment } from './coded-segment.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'

export type CodedSegment = {
  line: ReadLine
  origin: string
  destination: string
  date: string | null
  flight: string
  seats: number
}

/** The flights of a reservation system's booking that a letter quotes, one segment a line, each printed once. */
export function findCodedSegments(lines: readonly ReadLine[]): CodedSegment[] {
  const found = new Map<string, CodedSegment>()
  for (const line of lines) {
    const segment = parseCodedSegment(line.text)
    if (segment === null) continue
    const { origin, destination, flight, day, month, seats } = segment
    const key = [flight, origin, destination, day, month].join(' ')
    const date = dayOfSegment(segment, null) ?? printedDay(line, day, month)
    if (!found.has(key))
      found.set(key, {
        line,
        origin,
        destination,
        date,
        flight,
        seats: seats ?? 1,
      })
  }
  return [...found.values()]
}

function printedDay({ dates }: ReadLine, day: number, month: number): string | null {
  return dates.find((date) => date.day === day && date.month === month)?.iso ?? null
}
