import type { Factor } from '../analysis/analysis-schema.ts'
import type { Decimal } from '../decimal.ts'
import { parseDecimal, times } from '../decimal.ts'
import type { Result } from '../result.ts'
import { fail, ok } from '../result.ts'
import { convertQuantity } from '../units/convert-quantity.ts'

export type FactorProduct = {
  /** Unit conversion, where there was one. */
  steps: readonly string[]
  /** "500 kWh × 0.291 kgCO2e/kWh". */
  expression: string
  kgCO2e: Decimal
}

/** The quantity is no number, or its unit measures another thing than the factor is per. */
export type ProductProblem = { code: 'no_quantity' } | { code: 'unit_mismatch'; unit: string }

/**
 * A quantity times one factor, exact, with its steps. The quantity is as typed: digits with or without thousands
 * separators ("1,250.5", "12 480").
 */
export function multiplyFactor(
  quantityText: string,
  unit: string,
  factor: Pick<Factor, 'kgCO2ePerUnit' | 'unit'>,
): Result<FactorProduct, ProductProblem> {
  const quantity = parseDecimal(quantityText.replaceAll(/[,\s\u00A0\u202F]/g, ''))
  const perUnit = parseDecimal(factor.kgCO2ePerUnit)
  if (quantity === null || perUnit === null) return fail({ code: 'no_quantity' })
  const converted = convertQuantity(quantity, unit, factor.unit)
  if (!converted.ok) return fail({ code: 'unit_mismatch', unit })
  const { quantity: inUnit, expression } = converted.value
  return ok({
    steps: expression === null ? [] : [expression],
    expression: `${inUnit} ${factor.unit} × ${factor.kgCO2ePerUnit} kgCO2e/${factor.unit}`,
    kgCO2e: times(inUnit, perUnit),
  })
}
