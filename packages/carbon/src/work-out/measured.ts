import type { ActivityLine, Factor, Problem } from '../analysis/analysis-schema.ts'
import type { Decimal } from '../decimal.ts'
import { parseDecimal } from '../decimal.ts'
import type { Result } from '../result.ts'
import { fail, ok } from '../result.ts'
import { convertQuantity } from '../units/convert-quantity.ts'

/** What measuring needs of an activity; a stored activity has it too, so that a replay measures again. */
export type MeasurableLine = Pick<ActivityLine, 'description' | 'kind' | 'quantity' | 'unit' | 'details'>

/** An activity in the unit of a factor, with the sums that led there. */
export type Measured = { quantity: Decimal; steps: readonly string[] }

export type MeasuredResult = Result<Measured, Problem>

export type Measure = (line: MeasurableLine, quantity: Decimal, factor: Factor) => MeasuredResult

/** Units that are taken as read where a document prints a bare number; anything else without a unit stays uncounted. */
const usualUnits: Readonly<Partial<Record<ActivityLine['kind'], string>>> = {
  electricity: 'kWh',
  petrol: 'L',
  diesel: 'L',
  hotel: 'room-night',
  flight: 'passenger-leg',
}

export type UnitRead = { unit: string; steps: readonly string[]; isAssumed: boolean }

/** The unit of a line: as printed, or the usual one of its kind with a step that says so. */
export function readUnit(line: MeasurableLine): Result<UnitRead, Problem> {
  if (line.unit !== null) return ok({ unit: line.unit, steps: [], isAssumed: false })
  const usual = usualUnits[line.kind]
  if (usual === undefined) {
    return fail({
      code: 'unit_unknown',
      text: `${line.description}: no unit is printed, so nothing was worked out.`,
    })
  }
  return ok({ unit: usual, steps: [`no unit printed: ${line.quantity} read as ${usual}`], isAssumed: true })
}

export function readQuantity(line: MeasurableLine): Result<Decimal, Problem> {
  const quantity = parseDecimal(line.quantity)
  if (quantity !== null) return ok(quantity)
  return fail({ code: 'no_quantity', text: `${line.description}: the quantity could not be read.` })
}

export function unitMismatch(
  line: MeasurableLine,
  unit: string,
  factor: Factor,
): { ok: false; problem: Problem } {
  return fail({
    code: 'unit_mismatch',
    text: `${line.description}: ${unit === 'each' ? 'a number of pieces' : unit} cannot be turned into ${factor.unit}, which the factor is per.`,
  })
}

/** Converts within one dimension into the unit of the factor. */
export function measureByUnit(line: MeasurableLine, quantity: Decimal, factor: Factor): MeasuredResult {
  const read = readUnit(line)
  if (!read.ok) return read
  const converted = convertQuantity(quantity, read.value.unit, factor.unit)
  if (!converted.ok) return unitMismatch(line, read.value.unit, factor)
  const { expression } = converted.value
  return ok({
    quantity: converted.value.quantity,
    steps: expression === null ? read.value.steps : [...read.value.steps, expression],
  })
}
