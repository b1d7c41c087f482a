import type { LayoutCell } from '../../../lay-out/layout/layout-line.ts'
import { overlaps } from '../../../lay-out/layout/overlaps.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import { blankOut } from '../../../lay-out/values/plain-text.ts'
import { findTimes } from '../../../lay-out/values/time-text.ts'
import { isPlaceName } from './place-name.ts'
import { isProse } from './place-tokens.ts'
import { isCancelled } from './travel-words.ts'

type TimedStop = { line: ReadLine; name: string }
type TimedRide = { from: TimedStop; to: TimedStop }

const linesBetween = 8

/** Where a page prints the name of a stop: before or after its time, and else above or below it. */
type Order = { side: -1 | 1; step: -1 | 1 }

/** Two clock times, each with the place beside it, make a ride; a page keeps to one order, and each is tried. */
export function findTimedRides(lines: readonly ReadLine[]): TimedRide[][] {
  const signs = [-1, 1] as const
  return signs.flatMap((side) =>
    signs.map((step) =>
      pairUp(
        lines.flatMap((line) => stopsOn(lines, line, { side, step })),
        linesBetween,
      ),
    ),
  )
}

/** Each stop and the next one, where both are near: two by two. */
export function pairUp<T extends TimedStop>(stops: readonly T[], most: number): { from: T; to: T }[] {
  const rides: { from: T; to: T }[] = []
  for (let index = 0; index < stops.length - 1; index++) {
    const [from, to] = [stops[index], stops[index + 1]]
    if (from === undefined || to === undefined || from.name === to.name) continue
    if (to.line.index - from.line.index > most) continue
    rides.push({ from, to })
    index += 1
  }
  return rides
}

function stopsOn(lines: readonly ReadLine[], line: ReadLine, { side, step }: Order): TimedStop[] {
  if (isProse(line) || isCancelled(line.folded)) return []
  const plain = withoutLabels(line)
  const named = (cell: LayoutCell) => nameIn(plain.slice(cell.start, cell.end))
  const beside = lines[line.index + step]
  return findTimes(line.text).flatMap(({ start }) => {
    if (isDuration(line, start)) return []
    const at = line.cells.findIndex((cell) => start >= cell.start && start < cell.end)
    const own = line.cells[at]
    if (own === undefined) return []
    // The own cell first, then the nearest ones, those of the page's side before others as near.
    const distance = (cell: LayoutCell) => {
      const steps = line.cells.indexOf(cell) - at
      return Math.abs(steps) - (Math.sign(steps) === side ? 0.5 : 0)
    }
    const other = beside?.cells.find((cell) => overlaps(cell, own))
    const isFree = beside !== undefined && !isProse(beside) && findTimes(beside.text).length === 0
    const others = line.cells.toSorted((one, two) => distance(one) - distance(two))
    const name =
      others.map(named).find((text) => text !== null) ??
      (other !== undefined && isFree ? nameIn(withoutLabels(beside).slice(other.start, other.end)) : null)
    return name === null ? [] : [{ line, name }]
  })
}

/** "Journey time: 2:32" tells how long, not when. */
function isDuration({ folded }: ReadLine, start: number): boolean {
  const before = folded.slice(0, start)
  return findMentions(before).some(
    ({ concept, end }) => concept === 'days' && /^\W*$/.test(before.slice(end)),
  )
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
