import { airportOfPlace } from '@doublerule/carbon/travel/airport-of-place.ts'
import { isAirport } from '../travel/airports.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import type { GridRow } from '../../tables/grid.ts'
import { type Table, columnsOf, textIn } from '../../tables/table.ts'
import { findDates } from '../../../lay-out/values/date-text.ts'
import { blankOut, foldText } from '../../../lay-out/values/plain-text.ts'
import { findTimes } from '../../../lay-out/values/time-text.ts'

const airportPair = /(?<![A-Z])([A-Z]{3})\s?(?:-|–|—|→|>|\/|to)\s?([A-Z]{3})(?![A-Z])/

export type Ends = { origin: string; destination: string }

/** Two columns, or one that holds "SYD-MEL"; "Depart" over clock times is no place. */
export function readEnds(table: Table, row: GridRow, title: string): Ends | null {
  const origin = readPlace(table, row, 'origin')
  const destination = readPlace(table, row, 'destination')
  if (origin !== null && destination !== null) return { origin, destination }
  const route = textIn(table, row, 'route') ?? codesIn(table, row, title)
  const match = route === null ? null : /^\s*(.+?)\s*(?:-|–|—|→|>|\/|\bto\b)\s*(.+?)\s*$/.exec(route)
  return match === null ? null : { origin: match[1] ?? '', destination: match[2] ?? '' }
}

/**
 * Three letters that happen to be an airport are no evidence: the title, the head or the row must name a flight.
 */
function speaksOfFlights(table: Table, row: GridRow, title: string): boolean {
  const texts = [
    title,
    ...table.columns.map(({ title: head }) => head),
    ...[...row.values()].map(({ text }) => text),
  ]
  const words = foldText(texts.join('  ').replace(/_/g, ' '))
  return says(words, ['flight', 'itinerary'], 3)
}

/** "SYD-MEL return" among the words of an expense; null where no cell names two airports. */
function codesIn(table: Table, row: GridRow, title: string): string | null {
  for (const { text } of row.values()) {
    const [, from = '', to = ''] = airportPair.exec(text) ?? []
    if (isAirport(from) && isAirport(to) && speaksOfFlights(table, row, title)) return `${from}-${to}`
  }
  return null
}

function readPlace(table: Table, row: GridRow, role: 'origin' | 'destination'): string | null {
  const names = columnsOf(table, role)
    .map(({ index }) => withoutDay(row.get(index)?.text ?? ''))
    .filter((name) => /\p{L}{2}/u.test(name))
  // One end may have a country, a town and a code, each in a column of its own.
  const coded = names.map(airportIn).find((code) => code !== null)
  return coded ?? names.find((name) => airportOfPlace(name) !== null) ?? names[0] ?? null
}

/** "Milano Centrale 22/09/2025 ore 09:00": the place of a cell that prints its day and time too. */
function withoutDay(text: string): string {
  const days = findDates(text, null)
  const times = findTimes(text)
  if (days.length + times.length === 0) return text.trim()
  return blankOut(text, [...days, ...times])
    .replace(/\s+/g, ' ')
    .trim()
}

/** The code in "Brisbane (BNE)", "Tokyo Narita NRT" or "BNE"; null where none is an airport's. */
function airportIn(text: string): string | null {
  const [, code = ''] = /(?:^|[\s(])([A-Z]{3})\)?\s*$/.exec(text.trim()) ?? []
  return isAirport(code) ? code : null
}
