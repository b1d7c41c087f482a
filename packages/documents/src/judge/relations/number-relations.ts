import type { LineNumber, ReadLine } from '../../lay-out/layout/read-line.ts'

/** A line with more numbers is a row of interval data: no sums are looked for in it. */
export const mostNumbers = 14

/** A number and the line that it stands on. */
export type Placed = { line: ReadLine; number: LineNumber }

/** quantity × rate = amount, the rate in whole money or in hundredths; or quantity × factor = another quantity. */
export type Product = { partner: Placed; amount: Placed; scale: '1' | '0.01' }

/** end − start, times a multiplier where one is printed. */
export type Difference = { end: Placed; start: Placed; multiplier: string }

/** The sums that one number stands in. */
export type NumberRelations = {
  /** It is a factor of these products; its partner is the other factor. */
  products: Product[]
  /** It is the result of other factors. */
  resultOf: Product[]
  /** It is the difference of two others. */
  differences: Difference[]
  /** Others that are a difference of it. */
  readingOf: Placed[]
  /** Sets of others that add up to it. */
  totalOf: (readonly Placed[])[]
  /** Totals that it is a part of. */
  partOf: Placed[]
  /** The same figure, printed elsewhere. */
  repeats: Placed[]
}

export function startRelations(): NumberRelations {
  return {
    products: [],
    resultOf: [],
    differences: [],
    readingOf: [],
    totalOf: [],
    partOf: [],
    repeats: [],
  }
}
