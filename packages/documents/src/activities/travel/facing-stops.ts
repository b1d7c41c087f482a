import type { LayoutCell } from '../../layout/layout-line.ts'
import type { ReadLine } from '../../layout/read-line.ts'
import { isName } from '../../layout/row-label.ts'
import { findTimes } from '../../values/time-text.ts'
import { isEndLabel } from './journey-end.ts'

/** Two stops of one ride on one line. */
export type FacingStops = { line: ReadLine; from: string; to: string }

const bothEnds =
  /\b(?:departure|departs?|abfahrt|depart|salida|partenza|vertrek)\b.*\b(?:arrival|arrives?|ankunft|arrivee|llegada|arrivo|aankomst)\b/
const link = /^(?:to|nach|a|à|naar|-|–|—|→|->|>|»)$/i
const linesUnder = 3
const placeName = /^\p{Lu}[\p{L}\d .,'’()/-]{2,45}$/u

/**
 * Stops that face each other: two cells with "to" or an arrow between them, two cells under "From" and "To", or two
 * cells over a departure and an arrival.
 */
export function findFacingStops(lines: readonly ReadLine[]): FacingStops[] {
  return lines.flatMap((line) => {
    const texts = line.cells.map(({ text }) => text.trim())
    const between = texts.findIndex((text) => link.test(text))
    const faced = isOverTimes(lines, line) ? texts : underTitles(lines, line)
    const [from, to] = between > 0 ? [texts[between - 1], texts[between + 1]] : faced
    const isPair = from !== undefined && to !== undefined && isPlace(from) && isPlace(to) && from !== to
    return isPair ? [{ line, from, to }] : []
  })
}

/** Two cells over a line that says departure and arrival, with their days or times. */
function isOverTimes(lines: readonly ReadLine[], line: ReadLine): boolean {
  const below = lines[line.index + 1]
  return (
    line.cells.length === 2 &&
    below !== undefined &&
    bothEnds.test(below.folded) &&
    below.dates.length + findTimes(below.text).length > 1
  )
}

/** What stands under the titles of both ends, up to a few lines above. */
function underTitles(lines: readonly ReadLine[], line: ReadLine): string[] {
  for (let step = 1; step <= linesUnder; step++) {
    const titles = lines[line.index - step]
    const from = titles?.cells.find(({ text }) => isEndLabel(text, 'origin'))
    const to = titles?.cells.find(({ text }) => isEndLabel(text, 'destination'))
    if (titles?.page !== line.page || from === undefined || to === undefined) continue
    const isInOrder = step === 1 && titles.cells.length === line.cells.length
    return [from, to].flatMap((title) => {
      const cell = isInOrder
        ? line.cells[titles.cells.indexOf(title)]
        : line.cells.find((other) => overlaps(other, title))
      return cell === undefined ? [] : [cell.text.trim()]
    })
  }
  return []
}

function overlaps(one: LayoutCell, other: LayoutCell): boolean {
  return one.left < other.right && other.left < one.right
}

function isPlace(text: string): boolean {
  return placeName.test(text) && isName(text) && !/\d{3}|class|total|price|ticket|seat\b/i.test(text)
}
