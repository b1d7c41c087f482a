import type { LayoutCell } from '../../layout/layout-line.ts'
import type { ReadLine } from '../../layout/read-line.ts'
import { findMentions } from '../../lexicon/find-mentions.ts'
import { blankOut } from '../../values/plain-text.ts'
import { findTimes } from '../../values/time-text.ts'
import { isPlaceName } from './place-name.ts'
import { isProse } from './place-tokens.ts'
import { isCancelled } from './travel-words.ts'

export type TimedStop = { line: ReadLine; name: string }

const linesBetween = 8

/**
 * Two clock times, each with the place beside it, make a ride: the place stands in the cell of its time, in the next
 * one, or in the line above or below.
 */
export function findTimedRides(lines: readonly ReadLine[], step: -1 | 1): { from: TimedStop; to: TimedStop }[] {
  const stops = lines.flatMap((line) => stopsOn(lines, line, step))
  const rides: { from: TimedStop; to: TimedStop }[] = []
  for (let index = 0; index < stops.length - 1; index++) {
    const [from, to] = [stops[index], stops[index + 1]]
    const isRide =
      from !== undefined && to !== undefined && to.line.index - from.line.index <= linesBetween && from.name !== to.name
    if (!isRide) continue
    rides.push({ from, to })
    index += 1
  }
  return rides
}

function stopsOn(lines: readonly ReadLine[], line: ReadLine, step: -1 | 1): TimedStop[] {
  if (isProse(line) || isCancelled(line.folded)) return []
  const plain = withoutLabels(line)
  const named = (cell: LayoutCell | undefined) =>
    cell === undefined ? null : nameIn(plain.slice(cell.start, cell.end))
  const beside = lines[line.index + step]
  return findTimes(line.text).flatMap(({ start }) => {
    const at = line.cells.findIndex((cell) => start >= cell.start && start < cell.end)
    const own = line.cells[at]
    if (own === undefined) return []
    const other = beside?.cells.find(({ left, right }) => left < own.right && own.left < right)
    const isFree = beside !== undefined && findTimes(beside.text).length === 0
    const name =
      named(own) ??
      named(line.cells[at + 1]) ??
      named(line.cells[at - 1]) ??
      (other !== undefined && isFree ? nameIn(withoutLabels(beside).slice(other.start, other.end)) : null)
    return name === null ? [] : [{ line, name }]
  })
}

/** A line without its days, times and the words that say which end of a journey it is. */
function withoutLabels(line: ReadLine): string {
  const labels = findMentions(line.folded).filter(
    ({ concept }) => concept === 'origin' || concept === 'destination' || concept === 'date',
  )
  return blankOut(line.text, [...line.dates, ...findTimes(line.text), ...labels])
}

function nameIn(text: string): string | null {
  const name = text.replace(/^[^\p{Lu}]+|[\s:;,*–—-]+$/gu, '').replace(/\s{2,}.*$/u, '')
  return isPlaceName(name) ? name : null
}
