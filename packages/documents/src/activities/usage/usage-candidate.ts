import type { Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ReadLine } from '../../layout/read-line.ts'
import type { LineNumber } from '../../layout/read-line.ts'
import type { Product } from '../../values/row-product.ts'
import type { Commodity } from './commodity.ts'

/** A number on a bill that may be the use of the period, with everything that speaks for or against it. */
export type UsageCandidate = {
  line: ReadLine
  number: LineNumber
  value: string
  /** Name in units.csv; null where the document prints none. */
  unit: string | null
  unitSource: 'inline' | 'header' | 'label' | 'none'
  commodity: Commodity
  isExport: boolean
  label: string
  timeClass: string
  /** Set where quantity × rate = amount holds on the line. */
  product: Product<LineNumber> | null
  /** Set where end − start, times a multiplier, gives the value. */
  meter: MeterDifference | null
  /** Sum of the words' weights; below 1 the number is not taken for usage. */
  weight: number
  estimated: boolean
  period: { start: string; end: string } | null
}

export type MeterDifference = { start: string; end: string; multiplier: string; evidence: Evidence }
