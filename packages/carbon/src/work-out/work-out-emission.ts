import type { Emission, Factor, Problem } from '../analysis/analysis-schema.ts'
import type { Decimal } from '../decimal.ts'
import { decimal, times } from '../decimal.ts'
import type { Result } from '../result.ts'
import { ok } from '../result.ts'
import type { MeasurableLine } from './measured.ts'
import { measureActivity } from './measure-activity.ts'

function methodOf(factor: Factor): Emission['method'] {
  if (factor.category === 'electricity-market-based') return 'market-based'
  return factor.scope === 2 ? 'location-based' : null
}

function gasesOf(factor: Factor, quantity: Decimal): Emission['gases'] {
  if (factor.gases === null) return null
  const { co2, ch4, n2o } = factor.gases
  return {
    co2: times(quantity, decimal(co2)),
    ch4: times(quantity, decimal(ch4)),
    n2o: times(quantity, decimal(n2o)),
  }
}

/** Multiplies once and keeps the sum, so that a reader can do it again by hand. */
export function workOutEmission(line: MeasurableLine, factor: Factor): Result<Emission, Problem> {
  const measured = measureActivity(line, factor)
  if (!measured.ok) return measured
  const { quantity, steps } = measured.value
  const method = methodOf(factor)
  return ok({
    factor: factor.id,
    scope: factor.scope ?? 3,
    method,
    category: factor.scope3Category,
    expression: `${quantity} ${factor.unit} × ${factor.kgCO2ePerUnit} kgCO2e/${factor.unit}`,
    factorQuantity: quantity,
    steps: [...steps],
    kgCO2e: times(quantity, decimal(factor.kgCO2ePerUnit)),
    gases: gasesOf(factor, quantity),
    uncertainty: null,
    counted: method !== 'market-based',
  })
}
