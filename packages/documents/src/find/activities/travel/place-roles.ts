import type { LayoutCell } from '../../../lay-out/layout/layout-line.ts'
import { overlaps } from '../../../lay-out/layout/overlaps.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import { blankOut, foldText } from '../../../lay-out/values/plain-text.ts'
import { findTimes } from '../../../lay-out/values/time-text.ts'
import { isEndLabel } from './journey-end.ts'
import type { Place } from './place.ts'

type Side = 'origin' | 'destination' | 'both' | null

/** Which end of a journey the words around a place say that it is. */
export type Roles = { before: Side; column: Side; above: Side; below: Side }

const mostWords = 5
const linesUnderTitles = 25

/** What each cell says of the ends of a journey, where it says little else. */
export function sidesOf(line: ReadLine): readonly Side[] {
  const plain = blankOut(line.folded, [...line.dates, ...findTimes(line.text)])
  return line.cells.map(({ start, end }) => sideOf(plain.slice(start, end)))
}

function sideOf(folded: string): Side {
  const words = folded.match(/\p{L}+/gu) ?? []
  if (words.length === 0 || words.length > mostWords) return null
  const parts = folded.split('/').map((part) => withoutMode(part.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')))
  const has = (end: 'origin' | 'destination') =>
    parts.some((part) =>
      findMentions(part).some(
        (mention) =>
          mention.concept === end && (mention.strength === 3 || mention.end - mention.start === part.length),
      ),
    )
  const [starts, ends] = [has('origin'), has('destination')]
  return starts && ends ? 'both' : starts ? 'origin' : ends ? 'destination' : null
}

/** "Flight from" says no more than "from". */
function withoutMode(part: string): string {
  const mode = findMentions(part).find(
    ({ concept, start }) => start === 0 && (concept === 'flight' || concept === 'train' || concept === 'bus'),
  )
  const rest = part.slice(mode?.end ?? 0).trim()
  return rest === '' ? part : rest
}

/** "Booked From", "Origin/Destination", "To". */
function isTitle(text: string): boolean {
  return isEndLabel(text, 'origin', 'destination') || (!/\d/.test(text) && sideOf(foldText(text)) !== null)
}

/** Cells that name both ends and nothing else, and of which none has its place beside it. */
export function isTitleLine({ cells }: ReadLine, places: readonly Place[]): boolean {
  if (cells.length < 2) return false
  const named = cells.filter((cell) => isTitle(cell.text) && !places.some((place) => place.cell === cell))
  const isValued = named.some((cell) => places.some((place) => place.cell === cells[cells.indexOf(cell) + 1]))
  const [starts, ends] = (['origin', 'destination'] as const).map((end) =>
    named.some(({ text }) => sideOf(foldText(text)) === end),
  )
  const isBoth = named.some(({ text }) => sideOf(foldText(text)) === 'both')
  return !isValued && (isBoth || (starts === true && ends === true))
}

export function findRoles(
  lines: readonly ReadLine[],
  sides: readonly (readonly Side[])[],
  titles: readonly boolean[],
  place: Place,
  placed: ReadonlySet<LayoutCell>,
  onLine: readonly Place[],
): Roles {
  const { line, cell } = place
  const own = sides[line.index] ?? []
  const at = line.cells.indexOf(cell)
  const within = sideOf(wordsBefore(line, place))
  // "Leeds  to  York": what joins two places labels neither.
  const beside = at > 0 && !place.isLinked ? (own[at - 1] ?? null) : null
  const isTitled = (step: number) => titles[line.index + step] === true
  const near = (step: number): Side => {
    const other = lines[line.index + step]
    if (other === undefined || other.page !== line.page || isTitled(step)) return null
    const said = other.cells.flatMap((one, index) => {
      const side = placed.has(one) ? null : (sides[other.index]?.[index] ?? null)
      return side === null ? [] : [{ one, side }]
    })
    const inOrder =
      onLine.length > 1 && said.length === onLine.length ? said[onLine.indexOf(place)] : undefined
    const under = said.find(({ one }) => other.cells.length === 1 || overlaps(one, cell))
    return (inOrder ?? under)?.side ?? null
  }
  return {
    before: within ?? beside,
    column: columnOf(lines, sides, titles, place),
    above: near(-1),
    below: near(1),
  }
}

function wordsBefore(line: ReadLine, { cell, start }: Place): string {
  const plain = blankOut(line.folded, [...line.dates, ...findTimes(line.text)])
  return plain.slice(cell.start, Math.max(cell.start, start)).replace(/^.*[,;](?=\s)/u, '')
}

/** The title over the column of a place, in the nearest line that names both ends. */
function columnOf(
  lines: readonly ReadLine[],
  sides: readonly (readonly Side[])[],
  titles: readonly boolean[],
  { line, cell }: Place,
): Side {
  for (let step = 1; step <= linesUnderTitles; step++) {
    const above = lines[line.index - step]
    if (above === undefined) return null
    if (titles[above.index] !== true) continue
    const own = sides[above.index] ?? []
    const isInOrder = above.cells.length === line.cells.length
    const title: LayoutCell | undefined = isInOrder
      ? above.cells[line.cells.indexOf(cell)]
      : above.cells.find((one) => overlaps(one, cell))
    if (title === undefined) return null
    return own[above.cells.indexOf(title)] ?? null
  }
  return null
}
