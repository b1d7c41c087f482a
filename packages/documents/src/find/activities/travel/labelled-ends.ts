import { cellBelow } from '../../../lay-out/layout/cell-below.ts'
import type { LayoutCell } from '../../../lay-out/layout/layout-line.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { isName } from '../../../lay-out/layout/row-label.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { type JourneyEnd, isEndLabel } from './journey-end.ts'
import { findDates } from '../../../lay-out/values/date-text.ts'
import { blankOut } from '../../../lay-out/values/plain-text.ts'
import { findTimes } from '../../../lay-out/values/time-text.ts'
import { isCancelled } from './travel-words.ts'

type PlacedName = { line: ReadLine; name: string }

const linesBetween = 6
const noStation = cueFor('labelled-ends no station')

/** The two places of each journey that labels name: "From  Canberra" and "To  Sydney", beside or over each other. */
export function findLabelledEnds(lines: readonly ReadLine[]): { from: PlacedName; to: PlacedName }[] {
  const [starts, ends] = [endsLabelled(lines, 'origin'), endsLabelled(lines, 'destination')]
  return starts.flatMap((from, index) => {
    const next = starts[index + 1]?.line.index ?? Infinity
    const to =
      starts.length === 1
        ? ends[0]
        : ends.find(({ line }) => line.index >= from.line.index && line.index < next)
    const isRide =
      to !== undefined && from.name !== to.name && Math.abs(to.line.index - from.line.index) <= linesBetween
    return isRide ? [{ from, to }] : []
  })
}

/** The places that labels of one end name, each once a line: a stub repeats its ticket. */
function endsLabelled(lines: readonly ReadLine[], end: JourneyEnd): PlacedName[] {
  return lines
    .filter(({ folded }) => !isCancelled(folded))
    .flatMap((line) => {
      const named = line.cells.flatMap((cell) => {
        const value = isEndLabel(cell.text, end)
          ? valueOf(lines, line, cell, end)
          : valueWithin(line, cell, end)
        return value !== null && isStation(value.name) ? [value] : []
      })
      return [...new Map(named.map((value) => [value.name, value])).values()]
    })
}

/** What stands beside a label; under it where another label follows it, or where it has its line to itself. */
function valueOf(
  lines: readonly ReadLine[],
  line: ReadLine,
  label: LayoutCell,
  end: JourneyEnd,
): PlacedName | null {
  const next = line.cells[line.cells.indexOf(label) + 1]
  // Titles of two columns have their rows below.
  if (next !== undefined && isEndLabel(next.text, end === 'origin' ? 'destination' : 'origin')) return null
  if (next !== undefined && !next.text.trimEnd().endsWith(':')) return { line, name: townOf(next.text) }
  const below = next === undefined && line.cells.length > 1 ? null : cellBelow(lines, line, label)
  return below === null ? null : { line: below.line, name: townOf(below.cell.text) }
}

/** "From: Canberra" and "von Bonn" in one cell; a capital is no label's business. */
function valueWithin(line: ReadLine, { text }: LayoutCell, end: JourneyEnd): PlacedName | null {
  const [, label = '', name = ''] =
    /^\s*(\p{L}[\p{L} '’]*?)\s*(?::|\s)\s*((?:\p{Lu}|(?<=:\s*)\d).*)$/u.exec(text) ?? []
  return isEndLabel(label, end) ? { line, name: townOf(name) } : null
}

/** "8 Jun 2024 16:15 - Heathrow (London) - Terminal 5": without its day and time, and what follows the name. */
function townOf(text: string): string {
  const times = [...findDates(text, null), ...findTimes(text)]
  const own = blankOut(text, times).replace(/^[\s,–—-]+/, '')
  return own.split(times.length > 0 ? /,|\s[-–—]\s/ : ',')[0]?.trim() ?? ''
}

/** A name that could be of a station or a town, and none of what tickets print beside them. */
function isStation(name: string): boolean {
  return isName(name) && name.length <= 45 && !noStation.test(name)
}
