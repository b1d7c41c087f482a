import { overlaps } from '../../../lay-out/layout/overlaps.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { findTimes } from '../../../lay-out/values/time-text.ts'
import type { Place } from './place.ts'

const linesBeside = 2

/** The nearest clock time: in the cell, in one beside it, or over or under it where no other place stands. */
export function timeBeside(
  lines: readonly ReadLine[],
  place: Place,
  placesOn: (line: ReadLine) => readonly Place[],
): number | null {
  const { line, cell, start } = place
  const own = findTimes(line.text)
  const at = line.cells.indexOf(cell)
  const inCell = own.filter((time) => time.start >= cell.start && time.start < cell.end)
  const nearest = inCell.toSorted((one, two) => Math.abs(one.start - start) - Math.abs(two.start - start))[0]
  if (nearest !== undefined) return minutesOf(line.text.slice(nearest.start, nearest.end))
  const beside = [1, -1, 2, -2].flatMap((step) => {
    const other = line.cells[at + step]
    return other === undefined
      ? []
      : own.filter((time) => time.start >= other.start && time.start < other.end)
  })
  if (beside[0] !== undefined) return minutesOf(line.text.slice(beside[0].start, beside[0].end))
  for (const step of [1, -1, linesBeside, -linesBeside]) {
    const other = lines[line.index + step]
    if (other === undefined || other.page !== line.page || placesOn(other).length > 0) continue
    const all = findTimes(other.text)
    const beside = placesOn(line)
    const inOrder = beside.length > 1 && all.length >= beside.length ? all[beside.indexOf(place)] : undefined
    if (inOrder !== undefined) return minutesOf(other.text.slice(inOrder.start, inOrder.end))
    const found = all.filter((time) => {
      const holder = other.cells.find((one) => time.start >= one.start && time.start < one.end)
      return holder !== undefined && (other.cells.length === 1 || overlaps(holder, cell))
    })
    const [time] = found
    if (time !== undefined && found.length === 1) return minutesOf(other.text.slice(time.start, time.end))
  }
  return null
}

function minutesOf(text: string): number {
  const [, hours = '0', minutes = '0', half] = /(\d{1,2})[:h](\d{2})(?::\d{2})?\s?([ap])?/i.exec(text) ?? []
  const shift =
    half?.toLowerCase() === 'p' && Number(hours) < 12
      ? 12
      : half?.toLowerCase() === 'a' && Number(hours) === 12
        ? -12
        : 0
  return (Number(hours) + shift) * 60 + Number(minutes)
}
