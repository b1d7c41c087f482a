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
  const difference = minus(decimal(printedKg), decimal(printedLinesKg))
  return {
    exactKg,
    printedKg,
    printedLinesKg,
    roundingKg: difference === '0' ? null : roundTo(difference, printedPlaces),
  }
}
