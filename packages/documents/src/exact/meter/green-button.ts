import type { ActivityKind, Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type Decimal, compare, decimal, minus, plus, times } from '@doublerule/carbon/decimal.ts'
import type { DocumentRead } from '../../analyse/document-read.ts'
import type { DocumentText } from '../../document-text.ts'
import { parseExactNumber } from '../exact-number.ts'
import { exactProblems } from '../exact-problems.ts'
import { type Part, leafAt, partAt, partsAt, toPart } from '../tree.ts'
import {
  type EspiFlow,
  commodityKinds,
  espiFlows,
  espiSideUnits,
  espiUnits,
  estimatedQualities,
  runningTotals,
  serviceKinds,
  unusedQualities,
} from './espi-codes.ts'
import { type EspiFeed, type EspiMeter, readEspiFeed } from './espi-feed.ts'
import { localDay } from './espi-time.ts'
import { toMeterDocument } from './meter-document.ts'
import type { MeterRegister, RegisterRead } from './meter-register.ts'

type Interval = { start: number; seconds: number; value: Decimal; quality: string | null }
type Counted = { registers: MeterRegister[]; problems: Problem[] }

const daySeconds = 86_400
const missingShare = 1.5

/**
 * Green Button usage (Atom with ESPI): the intervals of each meter reading added up in the unit, the power of ten and the
 * direction of its own reading type; billed usage only where a feed holds no intervals. Null for other XML.
 */
export function readGreenButton(document: DocumentText): DocumentRead | null {
  const root = document.xml === undefined ? null : toPart(document)
  const feed = root === null ? null : readEspiFeed(root)
  if (feed === null) return null
  const metered = withoutRepeats(feed.meters).map((meter) => countMeter(meter, feed))
  const hasIntervals = feed.meters.some(({ blocks }) => blocks.length > 0)
  const counted = hasIntervals ? metered : [countSummaries(feed)]
  return toMeterDocument(
    counted.flatMap(({ registers }) => registers),
    {
      reason: hasIntervals ? 'Green Button interval readings' : 'Green Button usage summaries',
      findings: [],
      problems: [
        ...counted.flatMap(({ problems }) => problems),
        ...(hasIntervals && feed.summaries.length > 0
          ? [exactProblems.billedBeside(feed.summaries.length)]
          : []),
      ],
      country: null,
    },
  )
}

/** The same use told in hours and in days is one use: of readings that are alike but for their length one counts. */
function withoutRepeats(meters: readonly EspiMeter[]): readonly EspiMeter[] {
  const groups = Map.groupBy(meters, ({ point, type, name }) =>
    type === null || point === null
      ? name
      : [
          point.name,
          ...['uom', 'flowDirection', 'phase', 'tou', 'commodity'].map((key) => leafAt(type, key)?.text),
        ].join(' '),
  )
  return [...groups.values()].flatMap((group) => {
    const lengths = new Set(group.map(({ type }) => leafAt(type, 'intervalLength')?.text ?? ''))
    if (group.length < 2 || lengths.size < 2) return group
    return [group.reduce((most, meter) => (spanOf(meter) > spanOf(most) ? meter : most))]
  })
}

function spanOf({ blocks }: EspiMeter): number {
  return intervalsOf(blocks).reduce((sum, { seconds }) => sum + seconds, 0)
}

function countMeter(meter: EspiMeter, feed: EspiFeed): Counted {
  const { type, blocks, name } = meter
  if (blocks.length === 0) return { registers: [], problems: [] }
  const uom = leafAt(type, 'uom')?.text ?? null
  const unit = uom === null ? undefined : espiUnits[uom]
  const flow = flowOf(type)
  const kind = kindOf(meter, unit?.unit ?? null)
  const why = whyUncounted(uom, unit?.unit ?? null, kind, flow, type)
  if (unit === undefined || kind === null || why !== null) {
    const isAside = uom !== null && espiSideUnits.has(uom)
    return {
      registers: [],
      problems: isAside || why === null ? [] : [exactProblems.uncountedRegister(name, why)],
    }
  }
  const scale = times(unit.scale, powerOfTen(leafAt(type, 'powerOfTenMultiplier')?.text ?? '0'))
  const intervals = intervalsOf(blocks)
  const used = intervals.filter(({ quality }) => !unusedQualities.has(quality ?? ''))
  const directed = [
    {
      kind: flow === 'reverse' ? exportOf(kind) : kind,
      part: used.filter(({ value }) => !value.startsWith('-')),
    },
    // Below nothing, more was fed in than taken in that interval.
    {
      kind: flow === 'reverse' ? kind : exportOf(kind),
      part: used.filter(({ value }) => value.startsWith('-')),
    },
  ]
  const registers = directed.flatMap(({ kind: way, part }) =>
    part.length === 0 || way === null
      ? []
      : [
          toRegister(
            { name, kind: way, unit: unit.unit, point: meter.point?.name ?? null },
            part,
            scale,
            feed,
            blocks,
          ),
        ],
  )
  return { registers, problems: [...findMissing(name, intervals), ...findEstimates(name, used, intervals)] }
}

function flowOf(type: Part | null): EspiFlow {
  return espiFlows[leafAt(type, 'flowDirection')?.text ?? ''] ?? 'forward'
}

function kindOf({ type, point }: EspiMeter, unit: string | null): ActivityKind | null {
  const commodity = commodityKinds[leafAt(type, 'commodity')?.text ?? '']
  const service =
    serviceKinds[point === null ? '' : (leafAt(point.part, 'ServiceCategory', 'kind')?.text ?? '')]
  if (unit === 'therm') return 'natural-gas'
  return commodity ?? service ?? (unit === 'kWh' ? 'electricity' : null)
}

function exportOf(kind: ActivityKind): ActivityKind | null {
  return kind === 'electricity' ? 'electricity-export' : null
}

function whyUncounted(
  uom: string | null,
  unit: string | null,
  kind: ActivityKind | null,
  flow: EspiFlow,
  type: Part | null,
): string | null {
  if (uom === null) return 'the file does not say in which unit it counts'
  if (unit === null) return `unit code ${uom} measures nothing that was used`
  if (kind === null) return 'the file does not say what was metered'
  if (flow === 'total') return 'it adds up what was taken and what was fed in'
  return runningTotals.has(leafAt(type, 'accumulationBehaviour')?.text ?? '')
    ? 'its values are readings of a running total'
    : null
}

function powerOfTen(text: string): Decimal {
  const power = Number(text)
  if (!Number.isInteger(power) || Math.abs(power) > 12) return '1'
  return decimal(power >= 0 ? `1${'0'.repeat(power)}` : `0.${'0'.repeat(-power - 1)}1`)
}

/** The intervals of blocks in order; one that is told twice counts once, as it was told last. */
function intervalsOf(blocks: readonly Part[]): Interval[] {
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

function toRegister(
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
function findMissing(name: string, intervals: readonly Interval[]): Problem[] {
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

function findEstimates(name: string, used: readonly Interval[], all: readonly Interval[]): Problem[] {
  const estimated = used.filter(({ quality }) => estimatedQualities.has(quality ?? '')).length
  const unused = all.length - used.length
  return [
    ...(estimated > 0 ? [exactProblems.estimatedIntervals(estimated, used.length, name)] : []),
    ...(unused > 0 ? [exactProblems.forecastIntervals(unused, name)] : []),
  ]
}

/** What was billed, period by period, in feeds without intervals. */
function countSummaries({ summaries, clock, points }: EspiFeed): Counted {
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
