import type { DateOrder, DateToken } from '../values/date-text.ts'
import { findDates } from '../values/date-text.ts'
import { hasCurrencyBeside } from '../values/money-text.ts'
import { type NumberToken, findNumbers, restoreLostPoints } from '../values/number-text.ts'
import type { DecimalSign } from '../values/parse-number.ts'
import { blankOut } from '../values/plain-text.ts'
import { findTimes } from '../values/time-text.ts'
import { type UnitToken, unitAt } from '../values/unit-text.ts'
import type { LayoutCell, LayoutLine } from './layout-line.ts'

export type LineNumber = NumberToken & {
  /** Extent along the line, in the unit of its cell. */
  left: number
  right: number
  cell: LayoutCell
  /** Unit printed directly after the number. */
  unit: UnitToken | null
  /** "/day", "per kWh" and the like follow, or it is the 100 of "l/100 km": the number is a rate, or what it is per. */
  isRate: boolean
  isMoney: boolean
}

/** A line with its dates and numbers read by the document's own habits. */
export type ReadLine = LayoutLine & { dates: readonly DateToken[]; numbers: readonly LineNumber[] }

const rateAfter =
  /^\s?(?:c|ct|cents?|¢|p|\$|€|£|rm|rs\.?|inr|eur|euros?|[a-z]{3}|c€|€ct)?\s?(?:\/|\b(?:per|pro|par|por|je|al)\b)\s?\p{L}/iu

/** What a rate is per, written after a sign of measure: one, or a round number of it. */
const perRound = /\p{L}\s?\/\s?10*$/u

const spacedThousands = /^[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?(?: ?\p{L}{1,3}[23³²]?)?$/u

/** "4 820" alone in a cell is one number, whatever the document's decimal sign: its space becomes a thin one. */
function joinThousands({ cells }: LayoutLine, text: string): string {
  let joined = ''
  let read = 0
  for (const { start, end } of cells) {
    const cell = text.slice(start, end)
    joined += text.slice(read, start)
    joined += spacedThousands.test(cell) ? cell.replace(/(?<=\d) (?=\d)/g, '\u2009') : cell
    read = end
  }
  return joined + text.slice(read)
}

/** Reads the dates and numbers of a line; digits inside dates and clock times are no numbers. */
export function readLine(line: LayoutLine, sign: DecimalSign | null, order: DateOrder | null): ReadLine {
  const dates = findDates(line.text, order)
  const plain = joinThousands(line, blankOut(line.text, [...dates, ...findTimes(line.text)]))
  const text = line.readConfidence < 1 ? restoreLostPoints(plain) : plain
  const numbers = findNumbers(text, sign).flatMap((token): LineNumber[] => {
    const cell = line.cells.find(({ start, end }) => token.start >= start && token.end <= end)
    if (cell === undefined) return []
    const perCharacter = (cell.right - cell.left) / Math.max(1, cell.end - cell.start)
    const isMoney = hasCurrencyBeside(line.text, token.start, token.end)
    const unit = isMoney ? null : unitBeside(line, token.end, cell)
    return [
      {
        ...token,
        cell,
        unit,
        left: cell.left + (token.start - cell.start) * perCharacter,
        right: cell.left + (token.end - cell.start) * perCharacter,
        isRate:
          rateAfter.test(line.folded.slice(unit?.end ?? token.end)) ||
          (unit !== null && perRound.test(line.text.slice(0, token.end))),
        isMoney,
      },
    ]
  })
  return { ...line, dates, numbers }
}

/** The unit after a number; "612 | Therms used" is the label of the next cell, "612 | kWh" is not. */
function unitBeside({ text }: LayoutLine, end: number, cell: LayoutCell): UnitToken | null {
  const unit = unitAt(text, end)
  if (unit === null || unit.start < cell.end) return unit
  return /^ \p{L}{3}/u.test(text.slice(unit.end)) ? null : unit
}
