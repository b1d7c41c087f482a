import { type Decimal, decimal, minus, roundTo, sumOf } from '../decimal.ts'

/** Kilograms in the lines of a paper are printed to two places; only tonnes are rounded further. */
export const printedPlaces = 2

/** A column of a paper as it is printed. */
export type PaperColumn = {
  /** The sum of the unrounded figures. */
  exactKg: Decimal
  /** The total as printed: the exact sum, rounded once. */
  printedKg: Decimal
  /** What the printed lines add up to. */
  printedLinesKg: Decimal
  /** Printed total less the sum of the printed lines; null where they agree. */
  roundingKg: Decimal | null
}

/** A figure of a line as printed. */
export function printKg(kg: string): Decimal {
  return roundTo(decimal(kg), printedPlaces)
}

/** Foots a column by the one rule of the paper: lines to two places, the total from the unrounded figures. */
export function footColumn(figures: readonly string[]): PaperColumn {
  const exactKg = sumOf(figures.map(decimal))
  const printedKg = printKg(exactKg)
  const printedLinesKg = roundTo(sumOf(figures.map(printKg).map(decimal)), printedPlaces)
  return { exactKg, printedKg, printedLinesKg, roundingKg: roundingOf(exactKg, figures) }
}

/** What a printed total has more than its printed parts; a row of its own wherever parts stand beside a total. */
export function roundingOf(totalKg: string, partsKg: readonly string[]): Decimal | null {
  const difference = minus(decimal(printKg(totalKg)), sumOf(partsKg.map(printKg).map(decimal)))
  return difference === '0' ? null : roundTo(difference, printedPlaces)
}
