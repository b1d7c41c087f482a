import type { Factor } from '../analysis/analysis-schema.ts'
import type { Decimal } from '../decimal.ts'
import { dividedBy, times } from '../decimal.ts'
import { findLeakageRate } from '../factors/leakage-rate.ts'
import { ok } from '../result.ts'
import type { MeasurableLine, MeasuredResult } from './measured.ts'
import { measureByUnit } from './measured.ts'
import { readContainers } from './read-containers.ts'

/** True where the kilograms are what a unit holds, not what was topped up. */
export function isSystemCharge(description: string): boolean {
  return /\b(system|unit|factory|total|installed)\s+charge\b|\bcharge of\b|\bholds\b/i.test(description)
}

/** Kilograms lost: a top-up replaces what leaked; of a system charge, the share that leaks in a year (NGA Table 10). */
export function measureLeak(line: MeasurableLine, quantity: Decimal, factor: Factor): MeasuredResult {
  const containers = readContainers(line, quantity)
  const measured = measureByUnit(containers.line, containers.quantity, factor)
  if (!measured.ok) return measured
  const steps = [...containers.steps, ...measured.value.steps]
  const rate = isSystemCharge(line.description) ? findLeakageRate(line.description) : null
  if (rate === null) return ok({ quantity: measured.value.quantity, steps })
  const share = dividedBy(rate.annualPercent, '100')
  const lost = times(measured.value.quantity, share)
  const step = `${measured.value.quantity} kg × ${share} a year = ${lost} kg (${rate.equipment}, ${rate.source})`
  return ok({ quantity: lost, steps: [...steps, step] })
}
