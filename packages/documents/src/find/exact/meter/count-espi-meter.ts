import type { ActivityKind, Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { times } from '@doublerule/carbon/decimal.ts'
import { exactProblems } from '../exact-problems.ts'
import { type Part, leafAt } from '../tree.ts'
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
import type { EspiFeed, EspiMeter } from './espi-feed.ts'
import { findEstimates, findMissing, intervalsOf, toRegister } from './espi-intervals.ts'
import type { MeterRegister } from './meter-register.ts'
import { powerOfTen } from './power-of-ten.ts'

export type Counted = { registers: MeterRegister[]; problems: Problem[] }

/** The intervals of one meter reading added up, each direction apart; or why they are not counted. */
export function countMeter(meter: EspiMeter, feed: EspiFeed): Counted {
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
