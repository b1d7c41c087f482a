import { overlaps } from '../../lay-out/layout/overlaps.ts'
import type { LineNumber, ReadLine } from '../../lay-out/layout/read-line.ts'
import { conceptList } from '../../lay-out/lexicon/concept-list.ts'
import { says } from '../../lay-out/lexicon/says.ts'
import { isCharged } from './is-charged.ts'
import { type Difference, type NumberRelations, type Placed, mostNumbers } from './number-relations.ts'

/** A number as whole millionths, and as it is. */
type Exact = { placed: Placed; value: number; number: number }

const readingWords = conceptList('readings')
const linesInColumn = 8
const smallestReading = 10
const mostPlaces = 6

/**
 * Differences (readings, weighings): end − start = result, times a printed multiplier, on one line or within a few lines
 * of one column or one list. Exact to the printed digits; results that equal an end are left out.
 */
export function relateDifferences(
  lines: readonly ReadLine[],
  placed: readonly Placed[],
  of: (number: LineNumber) => NumberRelations,
): void {
  // A meter's reading is paid by nobody: what is charged less a part of it is its other part.
  const charged = new Set(
    placed.flatMap(({ number }) => (isCharging(number, of) ? (measureOf(number) ?? []) : [])),
  )
  const isPaid = ({ number }: Placed) => isCharging(number, of) || charged.has(measureOf(number) ?? '')
  for (const line of lines) {
    if (line.numbers.length > mostNumbers) continue
    relateAmong(placedOn(line), isPaid, of)
  }
  for (const column of columnsOf(lines, placed)) relateAmong(column, isPaid, of)
}

function placedOn(line: ReadLine): Placed[] {
  return line.numbers.flatMap((number) => (number.isMoney || number.percent ? [] : [{ line, number }]))
}

/** For each number, the ones over and under it within a few lines; lists with one figure a line are a column too. */
function columnsOf(lines: readonly ReadLine[], placed: readonly Placed[]): Placed[][] {
  const columns: Placed[][] = []
  for (const { line, number } of placed) {
    if (number.isMoney || line.numbers.length > mostNumbers) continue
    const column: Placed[] = [{ line, number }]
    for (let step = 1; step < linesInColumn; step++) {
      const below = lines[line.index + step]
      if (below === undefined || below.page !== line.page || below.numbers.length > mostNumbers) break
      const under = below.numbers.filter(
        (other) =>
          !other.isMoney &&
          !other.percent &&
          (overlaps(other, number) || (below.numbers.length === 1 && line.numbers.length === 1)),
      )
      column.push(...under.map((other) => ({ line: below, number: other })))
    }
    columns.push(column)
  }
  return columns
}

function isCharging(number: LineNumber, of: (number: LineNumber) => NumberRelations): boolean {
  return of(number).products.some(isCharged)
}

/** The value with the unit printed at it; null of a bare one, which may be anything. */
function measureOf({ value, unit }: LineNumber): string | null {
  return unit === null ? null : `${Number(value)} ${unit.unit}`
}

function relateAmong(
  numbers: readonly Placed[],
  isPaid: (placed: Placed) => boolean,
  of: (number: LineNumber) => NumberRelations,
): void {
  const exact = numbers.flatMap((placed): Exact[] => {
    const number = Number(placed.number.value)
    const value = scaled(number)
    return value === null ? [] : [{ placed, value, number }]
  })
  const multipliers = exact.filter(({ number }) => number > 1)
  const readings = exact.filter(({ placed }) => !isPaid(placed))
  for (const end of readings) {
    if (end.value < smallestReading * 10 ** mostPlaces) continue
    for (const start of readings) {
      // A reading that is taken off may be printed with its minus.
      const startValue = start.value < 0 && areReadings(end, start) ? -start.value : start.value
      if (startValue < 0 || startValue >= end.value) continue
      const difference = end.value - startValue
      for (const result of exact) {
        if (result.value <= 0 || result.value === end.value || result.value === startValue) continue
        const used = [end, start, result]
        const multiplier = multiplierOf(difference, result.value, multipliers, used)
        if (multiplier !== null) keep({ end: end.placed, start: start.placed, multiplier }, result.placed, of)
      }
    }
  }
}

function areReadings(...both: readonly Exact[]): boolean {
  return both.every(({ placed: { line } }) => says(line.folded, readingWords))
}

function keep(difference: Difference, result: Placed, of: (number: LineNumber) => NumberRelations): void {
  const { differences } = of(result.number)
  if (
    differences.some(
      ({ end, start }) => end.number === difference.end.number && start.number === difference.start.number,
    )
  )
    return
  differences.push(difference)
  of(difference.end.number).readingOf.push(result)
  of(difference.start.number).readingOf.push(result)
}

/** "1" where the difference is the result itself, else the printed number that makes it so; null where none does. */
function multiplierOf(
  difference: number,
  result: number,
  multipliers: readonly Exact[],
  used: readonly Exact[],
): string | null {
  if (difference === result) return '1'
  const factor = multipliers.find(
    (multiplier) =>
      Math.abs(difference * multiplier.number - result) <= 0.5 * 10 ** mostPlaces &&
      !used.includes(multiplier),
  )
  return factor?.placed.number.value ?? null
}

/** Exact whole numbers of millionths; null where the value has more digits than can be told exactly. */
function scaled(value: number): number | null {
  const number = Math.round(value * 10 ** mostPlaces)
  return Number.isSafeInteger(number) ? number : null
}
