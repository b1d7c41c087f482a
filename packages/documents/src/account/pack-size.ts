import Big from 'big.js'
import type { Candidate } from '../candidates/candidate.ts'
import { type Dimension, type Unit, unitAt } from '../values/unit-text.ts'

/** A quantity as it is counted: what was printed, or pieces times what one of them holds. */
export type Measure = { quantity: Big; unit: Unit | null }

const matter: readonly Dimension[] = ['mass', 'volume']

/** "CEMENT (50KG)", 2: what pieces weigh or hold, where their description says it of one; else what is printed. */
export function measureOf({ number, unit, line, label }: Candidate): Measure {
  const printed = { quantity: Big(number.value), unit }
  if (unit !== null && unit.dimension !== 'count') return printed
  const sizes = line.numbers.filter(
    (size) =>
      size !== number &&
      size.unit !== null &&
      matter.includes(size.unit.dimension) &&
      label.includes(size.raw) &&
      Number(size.value) > 0,
  )
  const [size, other] = sizes
  if (size === undefined || other !== undefined || size.unit === null) return printed
  return { quantity: printed.quantity.times(size.value), unit: unitAt(line.text, size.end) ?? size.unit }
}
