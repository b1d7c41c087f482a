import type { Factor } from '../analysis/analysis-schema.ts'
import type { Decimal } from '../decimal.ts'
import { decimal, minus, plus, times } from '../decimal.ts'
import { ok } from '../result.ts'
import type { MeasurableLine, MeasuredResult } from './measured.ts'
import { measureByUnit } from './measured.ts'

/** What the NGA market-based formula asks for; shares are fractions (0.18195), certificates are MWh. */
export type MarketBasedInputs = {
  renewablePowerPercentage: Decimal
  jurisdictionalRenewablePowerPercentage: Decimal
  surrenderedMwh: Decimal
  onSiteMwh: Decimal
}

/** Residual kWh = Q × (1 − RPP − JRPP) − surrendered × 1000 + on-site × 1000 (NGA Factors, market-based method). */
export function residualKwh(kwh: Decimal, inputs: MarketBasedInputs): Decimal {
  const share = minus(
    minus('1', inputs.renewablePowerPercentage),
    inputs.jurisdictionalRenewablePowerPercentage,
  )
  const certificates = times(minus(inputs.onSiteMwh, inputs.surrenderedMwh), '1000')
  return plus(times(kwh, share), certificates)
}

/** A bill prints no RPP, JRPP or certificates, so nothing is taken off and the working says so. */
export function measureResidual(line: MeasurableLine, quantity: Decimal, factor: Factor): MeasuredResult {
  const measured = measureByUnit(line, quantity, factor)
  if (!measured.ok) return measured
  const kwh = decimal(measured.value.quantity)
  return ok({
    quantity: kwh,
    steps: [
      ...measured.value.steps,
      `residual kWh = ${kwh} × (1 − RPP − JRPP) − RECs surrendered × 1000 + on-site RECs × 1000; a bill prints none of these, so nothing is taken off`,
    ],
  })
}
