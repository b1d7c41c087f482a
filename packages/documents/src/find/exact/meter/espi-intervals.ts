import type { Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type Decimal, minus, plus, times } from '@doublerule/carbon/decimal.ts'
import { parseExactNumber } from '../exact-number.ts'
import { exactProblems } from '../exact-problems.ts'
import { type Part, leafAt, partAt, partsAt } from '../tree.ts'
import { estimatedQualities } from './espi-codes.ts'
import type { EspiFeed } from './espi-feed.ts'
import { localDay } from './espi-time.ts'
import type { MeterRegister, RegisterRead } from './meter-register.ts'

type Interval = { start: number; seconds: number; value: Decimal; quality: string | null }

const daySeconds = 86_400
const missingShare = 1.5

/** The intervals of blocks in order; one that is told twice counts once, as it was told last. */
export function intervalsOf(blocks: readonly Part[]): Interval[] {
  const intervals = new Map<string, Interval>()
  for (const block of blocks) {
    for (const reading of partsAt(block, 'IntervalReading')) {
      const period = partAt(reading, 'timePeriod')
      const start = Math.round(Number(leafAt(period, 'start')?.text ?? 'NaN'))
      const seconds = Number(leafAt(period, 'duration')?.text ?? '0')
      const value = parseExactNumber(leafAt(reading, 'value')?.text ?? '')
      if (!Number.isFinite(start) || value === null) continue
      const quality = leafAt(reading, 'ReadingQuality', 'quality')?.text ?? null
      const held = { start, seconds: Number.isFinite(seconds) ? seconds : 0, value, quality }
      intervals.set(`${start} ${seconds}`, held)
    }
  }
  return [...intervals.values()].sort((a, b) => a.start - b.start)
}

export function toRegister(
  { point, ...register }: Pick<MeterRegister, 'name' | 'unit' | 'kind'> & { point: string | null },
  intervals: readonly Interval[],
  scale: Decimal,
  { clock, meters }: EspiFeed,
  blocks: readonly Part[],
): MeterRegister {
  const reads = new Map<string, RegisterRead>()
  for (const { start, seconds, value, quality } of intervals) {
    const first = localDay(start, clock)
    const last = seconds > 0 ? localDay(start + seconds - 1, clock) : first
    const key = `${first} ${last}`
    const amount = times(value.startsWith('-') ? minus('0', value) : value, scale)
    const known = reads.get(key)
    reads.set(key, {
      start: first,
      end: last,
      quantity: known === undefined ? amount : plus(known.quantity, amount),
      missing: 0,
      isEstimated: known?.isEstimated === true || estimatedQualities.has(quality ?? ''),
      updated: '',
    })
  }
  const [block] = blocks
  const points = new Set(meters.map((meter) => meter.point?.name))
  return {
    ...register,
    meter: points.size > 1 ? point : null,
    reads,
    evidence: {
      page: 1,
      text: `${intervals.length} interval readings of ${register.name}`,
      box: null,
      cell: block?.path ?? null,
    },
  }
}

/** Holes between intervals of one length, in intervals. */
export function findMissing(name: string, intervals: readonly Interval[]): Problem[] {
  const usual = intervals[Math.floor(intervals.length / 2)]?.seconds ?? 0
  if (usual <= 0 || usual > daySeconds) return []
  let missing = 0
  for (const [index, { start, seconds }] of intervals.entries()) {
    const next = intervals[index + 1]
    const gap = next === undefined ? 0 : next.start - (start + seconds)
    if (gap > usual * (missingShare - 1)) missing += Math.round(gap / usual)
  }
  return missing === 0 ? [] : [exactProblems.missingBetween(missing, name)]
}

export function findEstimates(name: string, used: readonly Interval[], all: readonly Interval[]): Problem[] {
  const estimated = used.filter(({ quality }) => estimatedQualities.has(quality ?? '')).length
  const unused = all.length - used.length
  return [
    ...(estimated > 0 ? [exactProblems.estimatedIntervals(estimated, used.length, name)] : []),
    ...(unused > 0 ? [exactProblems.forecastIntervals(unused, name)] : []),
  ]
}
