import type { DateToken } from '../values/date-text.ts'
import type { LineNumber, ReadLine } from './read-line.ts'

/** A label found on a line, with its extent along the line. */
export type LabelHit = { line: ReadLine; start: number; end: number; left: number; right: number }

/** A value beside or below a label; distance 0 stands on the label's own line, 1 on the next. */
export type Labelled<Value> = { label: LabelHit; line: ReadLine; value: Value; distance: number }

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

/** Numbers to the right of a label on its line, then numbers under it on the next lines. */
export function numbersAt(lines: readonly ReadLine[], label: LabelHit): Labelled<LineNumber>[] {
  return valuesAt(lines, label, (line) => line.numbers)
}

/** Dates to the right of a label on its line, then dates under it on the next lines. */
export function datesAt(lines: readonly ReadLine[], label: LabelHit): Labelled<DateToken>[] {
  return valuesAt(lines, label, (line) => line.dates)
}

function valuesAt<Value extends { start: number; end: number }>(
  lines: readonly ReadLine[],
  label: LabelHit,
  valuesOf: (line: ReadLine) => readonly Value[],
): Labelled<Value>[] {
  const found: Labelled<Value>[] = []
  for (const value of valuesOf(label.line)) {
    if (value.start >= label.end) found.push({ label, line: label.line, value, distance: 0 })
  }
  const isLast = label.line.text.slice(label.end).trim().replace(/^[:.]/, '') === ''
  for (let distance = 1; distance <= linesBelow; distance++) {
    const line = lines[label.line.index + distance]
    if (line === undefined || line.page !== label.line.page) break
    for (const value of valuesOf(line)) {
      const left = positionAt(line, value.start)
      const right = positionAt(line, value.end)
      const isUnder = left < label.right && label.left < right
      // Plain text breaks its lines anywhere: a label at the end of one names what the next begins with.
      const isContinued =
        distance === 1 &&
        isLast &&
        found.length === 0 &&
        line.cells[0]?.place.box === null &&
        value === valuesOf(line)[0]
      if (isUnder || isContinued) found.push({ label, line, value, distance })
    }
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
