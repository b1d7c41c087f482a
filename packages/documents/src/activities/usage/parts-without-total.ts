import { foldText } from '../../values/plain-text.ts'
import { type Figure, isLevy, weightOf } from './figure.ts'
import { findParts } from './find-parts.ts'
import type { UsageCandidate } from './usage-candidate.ts'

const longestRowGap = 2

/**
 * Charged or metered parts: of different time classes, of one label in several price periods, or of one table of
 * charges or meters, whichever weighs most.
 */
export function partsWithoutTotal(figures: readonly Figure[]): readonly Figure[] {
  const charged = figures.filter(
    (figure) =>
      (figure.best.product !== null || figure.best.meter !== null) &&
      !isLevy(figure) &&
      !isMultiplied(figure, figures),
  )
  const classed = charged.filter(({ best }) => best.timeClass !== '')
  const isSplit = new Set(classed.map(({ best }) => best.timeClass)).size > 1
  const [first] = charged
  const timed = timeClassRows(figures)
  if (first === undefined) return timed
  const label = labelStem(first.best)
  const options = [
    timed,
    isSplit ? classed : [],
    charged.filter(({ best }) => labelStem(best) === label),
    ...tablesOf(charged.filter(({ best }) => best.product !== null)),
    ...tablesOf(charged.filter(({ best }) => best.meter !== null)),
  ]
  return withoutSubtotals(
    options.reduce((most, option) => (weightOf(option) > weightOf(most) ? option : most)),
  )
}

/** "Peak 3,180 kWh" over "Off-peak 1,200 kWh": rows under each other, each of another time class, without a rate. */
function timeClassRows(figures: readonly Figure[]): readonly Figure[] {
  const timed = tablesOf(figures.filter((figure) => figure.best.timeClass !== '' && !isLevy(figure)))
  const [rows = []] = timed.toSorted((a, b) => weightOf(b) - weightOf(a))
  return new Set(rows.map(({ best }) => best.timeClass)).size === rows.length ? rows : []
}

/** Charges that multiply out, or meters that were read, line after line with their quantities in one column. */
function tablesOf(figures: readonly Figure[]): readonly Figure[][] {
  const tables: Figure[][] = []
  for (const figure of figures.toSorted((a, b) => a.best.line.index - b.best.line.index)) {
    const table = tables.at(-1)
    const last = table?.at(-1)
    if (table !== undefined && last !== undefined && isNextRow(last.best, figure.best)) table.push(figure)
    else tables.push([figure])
  }
  return tables
}

/** The bare difference of readings that another row multiplies by the meter's factor. */
function isMultiplied({ best: { meter } }: Figure, figures: readonly Figure[]): boolean {
  return (
    meter?.multiplier === '1' &&
    figures.some(
      ({ best: { meter: other } }) =>
        other !== null && other.multiplier !== '1' && other.start === meter.start && other.end === meter.end,
    )
  )
}

function isNextRow(one: UsageCandidate, next: UsageCandidate): boolean {
  return (
    one.line.page === next.line.page &&
    next.line.index - one.line.index <= longestRowGap &&
    ((one.number.left < next.number.right && next.number.left < one.number.right) ||
      placeInRow(one) === placeInRow(next))
  )
}

/** "2 of 5": text that is not set in columns still has as many cells in each row of a table. */
function placeInRow({ line, number }: UsageCandidate): string {
  return `${line.cells.indexOf(number.cell)} of ${line.cells.length}`
}

/** A meter's register is charged in steps: where figures of the list add up to another of it, only they count. */
function withoutSubtotals(parts: readonly Figure[]): readonly Figure[] {
  return parts.filter(
    (figure) =>
      findParts(
        figure,
        parts.filter((other) => other !== figure),
      ) === null,
  )
}

function labelStem({ label }: UsageCandidate): string {
  return foldText(label)
    .replace(/[^a-z]+/g, ' ')
    .trim()
}
