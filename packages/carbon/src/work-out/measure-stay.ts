import type { Factor } from '../analysis/analysis-schema.ts'
import type { Decimal } from '../decimal.ts'
import { ok } from '../result.ts'
import type { MeasurableLine, MeasuredResult } from './measured.ts'
import { measureByUnit } from './measured.ts'

/** Room-nights; a bare count on a hotel line is read as room-nights, and the working says so. */
export function measureStay(line: MeasurableLine, quantity: Decimal, factor: Factor): MeasuredResult {
  if (line.unit !== 'each') return measureByUnit(line, quantity, factor)
  return ok({ quantity, steps: [`${quantity} of the line read as room-nights`] })
}
