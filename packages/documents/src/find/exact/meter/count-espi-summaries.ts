import { compare, times } from '@doublerule/carbon/decimal.ts'
import { parseExactNumber } from '../exact-number.ts'
import { leafAt, partAt } from '../tree.ts'
import type { Counted } from './count-espi-meter.ts'
import { espiUnits, serviceKinds } from './espi-codes.ts'
import type { EspiFeed } from './espi-feed.ts'
import { localDay } from './espi-time.ts'
import type { MeterRegister, RegisterRead } from './meter-register.ts'
import { powerOfTen } from './power-of-ten.ts'

/** What was billed, period by period, in feeds without intervals. */
export function countSummaries({ summaries, clock, points }: EspiFeed): Counted {
  const [point] = points
  const reads = new Map<string, RegisterRead>()
  let register: MeterRegister | null = null
  for (const summary of summaries) {
    const use = partAt(summary, 'overallConsumptionLastPeriod')
    const unit = espiUnits[leafAt(use, 'uom')?.text ?? '']
    const value = parseExactNumber(leafAt(use, 'value')?.text ?? '')
    const start = Number(leafAt(summary, 'billingPeriod', 'start')?.text ?? 'NaN')
    const seconds = Number(leafAt(summary, 'billingPeriod', 'duration')?.text ?? 'NaN')
    if (use === null || unit === undefined || value === null || !Number.isFinite(start + seconds)) continue
    const kind = serviceKinds[leafAt(point?.part ?? null, 'ServiceCategory', 'kind')?.text ?? '0'] ?? null
    if (kind === null || (register !== null && register.unit !== unit.unit) || compare(value, '0') < 0)
      continue
    const [first, last] = [localDay(start, clock), localDay(start + seconds - 1, clock)]
    const power = powerOfTen(leafAt(use, 'powerOfTenMultiplier')?.text ?? '0')
    register ??= {
      meter: null,
      name: 'billed',
      kind: unit.unit === 'therm' ? 'natural-gas' : kind,
      unit: unit.unit,
      reads,
      evidence: { page: 1, text: 'Usage summaries', box: null, cell: use.path },
    }
    reads.set(first, {
      start: first,
      end: last,
      quantity: times(value, times(unit.scale, power)),
      missing: 0,
      isEstimated: false,
      updated: '',
    })
  }
  return { registers: register === null ? [] : [register], problems: [] }
}
