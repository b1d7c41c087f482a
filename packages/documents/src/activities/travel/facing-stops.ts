import type { ReadLine } from '../../layout/read-line.ts'
import { isName } from '../../layout/row-label.ts'
import { foldText } from '../../values/plain-text.ts'
import { findTimes } from '../../values/time-text.ts'

/** Two stops of one ride on one line. */
export type FacingStops = { line: ReadLine; from: string; to: string }

const fromTitle =
  /^(?:booked )?(?:from|departure|departs?|origin|von|ab|abfahrt|de|depart|salida|origen|partenza|da|van|vertrek)\b\W*$/
const toTitle =
  /^(?:to|arrival|arrives?|destination|nach|an|ankunft|a|arrivee|llegada|destino|arrivo|naar|aankomst)\b\W*$/
const bothEnds =
  /\b(?:departure|departs?|abfahrt|depart|salida|partenza|vertrek)\b.*\b(?:arrival|arrives?|ankunft|arrivee|llegada|arrivo|aankomst)\b/
const link = /^(?:to|nach|a|à|naar|-|–|—|→|->|>|»)$/i
const placeName = /^\p{Lu}[\p{L}\d .,'’()/-]{2,45}$/u

/**
 * Stops that face each other: two cells with "to" or an arrow between them, two cells under "From" and "To", or two
 * cells over a departure and an arrival.
 */
export function findFacingStops(lines: readonly ReadLine[]): FacingStops[] {
  return lines.flatMap((line) => {
    const texts = line.cells.map(({ text }) => text.trim())
    const between = texts.findIndex((text) => link.test(text))
    const pair = between > 0 ? [texts[between - 1], texts[between + 1]] : isFaced(lines, line) ? texts : []
    const [from, to] = pair
    const isPair = from !== undefined && to !== undefined && isPlace(from) && isPlace(to) && from !== to
    return isPair ? [{ line, from, to }] : []
  })
}

function isFaced(lines: readonly ReadLine[], line: ReadLine): boolean {
  if (line.cells.length !== 2) return false
  const [above, below] = [lines[line.index - 1], lines[line.index + 1]]
  const [start = '', end = ''] = above?.cells.map(({ text }) => foldText(text)) ?? []
  const isUnder = above?.cells.length === 2 && fromTitle.test(start) && toTitle.test(end)
  const isOver =
    below !== undefined &&
    bothEnds.test(below.folded) &&
    below.dates.length + findTimes(below.text).length > 1
  return isUnder || isOver
}

function isPlace(text: string): boolean {
  return placeName.test(text) && isName(text) && !/\d{3}|class|total|price|ticket|seat\b/i.test(text)
}
