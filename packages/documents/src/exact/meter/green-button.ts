import type { ActivityKind, Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type Decimal, compare, decimal, times } from '@doublerule/carbon/decimal.ts'
import type { DocumentRead } from '../../analyse/document-read.ts'
import type { DocumentText } from '../../document-text.ts'
import { parseExactNumber } from '../exact-number.ts'
import { exactProblems } from '../exact-problems.ts'
import { type Part, leafAt, partAt, toPart } from '../tree.ts'
import {
  type EspiFlow,
  commodityKinds,
  espiFlows,
  espiSideUnits,
  espiUnits,
  runningTotals,
  serviceKinds,
  unusedQualities,
} from './espi-codes.ts'
import { type EspiFeed, type EspiMeter, readEspiFeed } from './espi-feed.ts'
import { localDay } from './espi-time.ts'
import { toMeterDocument } from './meter-document.ts'
import type { MeterRegister, RegisterRead } from './meter-register.ts'
import { intervalsOf, toRegister, findMissing, findEstimates } from './espi-intervals.ts'

type Counted = { registers: MeterRegister[]; problems: Problem[] }

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
