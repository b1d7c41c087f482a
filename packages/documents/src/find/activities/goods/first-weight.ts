import Big from 'big.js'
import { cellBelow } from '../../../lay-out/layout/cell-below.ts'
import type { LayoutCell } from '../../../lay-out/layout/layout-line.ts'
import { type LabelHit, numbersAt } from '../../../lay-out/layout/labels.ts'
import type { LineNumber, ReadLine } from '../../../lay-out/layout/read-line.ts'
import { isName } from '../../../lay-out/layout/row-label.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { type Unit, unitOfWord, unitWithin } from '../../../lay-out/values/unit-text.ts'

const leastTitles = 3
const unitReach = 14
const totalBeside = cueFor('first-weight total beside')

export type Weight = { line: ReadLine; number: LineNumber; unit: string }

type Wanted = { isWanted?: (unit: Unit) => boolean; not?: RegExp; unitElse?: string | undefined }

export function isMass({ dimension }: Unit): boolean {
  return dimension === 'mass'
}

/** The first weight at labels, those of a total before others: with a unit of its own, of its label or of another weight. */
export function firstWeight(
  lines: readonly ReadLine[],
  labels: readonly LabelHit[],
  { isWanted = isMass, not, unitElse }: Wanted = {},
): Weight | null {
  for (const label of labels.toSorted((a, b) => rank(b) - rank(a))) {
    if (not?.test(cellAround(label)) === true) continue
    const title = titleOf(label)
    for (const { line, value } of [
      ...columnNumbers(lines, label),
      ...massBefore(label),
      ...numbersAt(lines, label),
    ]) {
      const printed = value.unit ?? unitWithin(title, ['mass', 'volume'])
      const unit = printed ?? (unitElse === undefined ? null : unitOfWord(unitElse))
      if (
        unit !== null &&
        isWanted(unit) &&
        !value.isRate &&
        !isBoxNumber(line, value) &&
        Big(value.value).gt(0)
      )
        return { line, number: value, unit: unit.unit }
    }
  }
  return null
}

/** The number in the column that the label heads. */
function columnNumbers(lines: readonly ReadLine[], label: LabelHit) {
  const { line } = label
  const title = cellOf(label)
  const isTitles = line.cells.length >= leastTitles && line.numbers.length === 0
  const below = title === undefined || !isTitles ? null : cellBelow(lines, line, title)
  return below === null
    ? []
    : below.line.numbers
        .filter(({ cell }) => cell === below.cell)
        .map((value) => ({ line: below.line, value }))
}

/** "09:12  40,120 t  Brutto": the one mass of a line that ends with its label. */
function massBefore({ line, start, end }: LabelHit) {
  const [mass, ...others] = line.numbers.filter(({ unit, isRate }) => unit?.dimension === 'mass' && !isRate)
  const isLast = !/[\p{L}\d]/u.test(line.text.slice(end))
  return isLast && mass !== undefined && others.length === 0 && mass.end <= start
    ? [{ line, value: mass }]
    : []
}

/** The label with its unit: in its own cell, or in the column of units beside it ("kg/lb"). */
function titleOf(label: LabelHit): string {
  const { line, start, end } = label
  const cell = cellOf(label)
  const beside = cell === undefined ? undefined : line.cells[line.cells.indexOf(cell) + 1]?.text
  const own = line.text.slice(start, Math.min(end + unitReach, cell?.end ?? end))
  return beside !== undefined && /^(?:kgs?|lbs?|kg ?\/ ?lbs?)$/i.test(beside) ? `${own} ${beside}` : own
}

export function cellAround(label: LabelHit): string {
  const cell = cellOf(label)
  return cell === undefined ? '' : label.line.folded.slice(cell.start, cell.end)
}

function cellOf({ line, start, end }: LabelHit): LayoutCell | undefined {
  return line.cells.find((own) => start >= own.start && end <= own.end)
}

/** "12 Volume in m3": the boxes of a form are numbered. */
function isBoxNumber(line: ReadLine, { start, end, cell, unit }: LineNumber): boolean {
  return start === cell.start && unit === null && isName(line.text.slice(end, cell.end))
}

function rank({ line, start }: LabelHit): number {
  return totalBeside.test(line.folded.slice(Math.max(0, start - 12), start + 14)) ? 1 : 0
}
