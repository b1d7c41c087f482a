import type { Concept } from '../lexicon/concept.ts'
import { findMentions } from '../lexicon/find-mentions.ts'
import type { Mention } from '../lexicon/mention.ts'
import type { DateToken } from '../values/date-text.ts'
import { overlaps } from './overlaps.ts'
import type { LineNumber, ReadLine } from './read-line.ts'

/** A label found on a line, with its extent along the line. */
export type LabelHit = { line: ReadLine; start: number; end: number; left: number; right: number }

/** A value beside or below a label; distance 0 stands on the label's own line, 1 on the next. */
export type Labelled<Value> = { label: LabelHit; line: ReadLine; value: Value; distance: number }

type Extent = { left: number; right: number }

const linesBelow = 3

/** Every place where a pattern (over folded text, with the g flag) matches. */
export function findLabels(lines: readonly ReadLine[], pattern: RegExp): LabelHit[] {
  return lines.flatMap((line) =>
    [...line.folded.matchAll(pattern)].map((match) => {
      const start = match.index
      const end = start + match[0].length
      return { line, start, end, left: positionAt(line, start), right: positionAt(line, end) }
    }),
  )
}

/** Every place where words say a concept at one strength, in any language of the lexicon. */
export function findSaid(
  lines: readonly ReadLine[],
  wanted: Concept,
  wantedStrength: Mention['strength'],
): LabelHit[] {
  return lines.flatMap((line) =>
    findMentions(line.folded)
      .filter(({ concept, strength }) => concept === wanted && strength === wantedStrength)
      .map(({ start, end }) => ({
        line,
        start,
        end,
        left: positionAt(line, start),
        right: positionAt(line, end),
      })),
  )
}

/** Numbers to the right of a label on its line, then numbers under it on the next lines. */
export function numbersAt(lines: readonly ReadLine[], label: LabelHit): Labelled<LineNumber>[] {
  return valuesAt(lines, label, (line) => line.numbers)
}

/** Dates to the right of a label on its line, then dates under it on the next lines. */
export function datesAt(lines: readonly ReadLine[], label: LabelHit): Labelled<DateToken>[] {
  return valuesAt(lines, label, (line) => line.dates, dateExtent)
}

/** "Friday 10 October 2025" in a cell of its own stands where the weekday begins. */
function dateExtent(line: ReadLine, date: DateToken): Extent {
  const cell = line.cells.find(({ start, end }) => date.start >= start && date.end <= end)
  const isAlone = cell !== undefined && /^\p{L}{0,10}[.,]?\s?$/u.test(line.text.slice(cell.start, date.start))
  return { left: isAlone ? cell.left : positionAt(line, date.start), right: positionAt(line, date.end) }
}

function valuesAt<Value extends { start: number; end: number }>(
  lines: readonly ReadLine[],
  label: LabelHit,
  valuesOf: (line: ReadLine) => readonly Value[],
  extentOf: (line: ReadLine, value: Value) => Extent = (line, { start, end }) => ({
    left: positionAt(line, start),
    right: positionAt(line, end),
  }),
): Labelled<Value>[] {
  const found: Labelled<Value>[] = []
  for (const value of valuesOf(label.line)) {
    if (value.start >= label.end) found.push({ label, line: label.line, value, distance: 0 })
  }
  const isLast = label.line.text.slice(label.end).trim().replace(/^[:.]/, '') === ''
  for (let distance = 1; distance <= linesBelow; distance++) {
    const line = lines[label.line.index + distance]
    if (line === undefined || line.page !== label.line.page) break
    const values = valuesOf(line)
    const under = values.filter((value) => overlaps(extentOf(line, value), label))
    // Plain text breaks its lines anywhere: a label at the end of one names what the next begins with.
    const isContinued =
      distance === 1 &&
      isLast &&
      found.length === 0 &&
      under.length === 0 &&
      line.cells[0]?.place.box === null
    const taken = isContinued ? values.slice(0, 1) : under
    found.push(...taken.map((value) => ({ label, line, value, distance })))
  }
  return found
}

/** Place of a character along its line, in the unit of the page's cells. */
export function positionAt(line: ReadLine, offset: number): number {
  const cell = line.cells.find(({ end }) => offset <= end) ?? line.cells.at(-1)
  if (cell === undefined) return 0
  const perCharacter = (cell.right - cell.left) / Math.max(1, cell.end - cell.start)
  return cell.left + Math.max(0, offset - cell.start) * perCharacter
}
