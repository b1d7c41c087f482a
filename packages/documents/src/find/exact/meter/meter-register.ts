import type { ActivityKind, Evidence, Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type Decimal, sumOf } from '@doublerule/carbon/decimal.ts'
import { type ActivityDraft, detailsOf } from '../../../judge/account/activity-draft.ts'
import { daysBetween } from '../../../lay-out/values/calendar.ts'
import { exactProblems } from '../exact-problems.ts'

/** What one register counted in one stretch of time, a day for interval data. */
export type RegisterRead = {
  start: string
  end: string
  quantity: Decimal
  /** Intervals that the stretch should hold and does not. */
  missing: number
  isEstimated: boolean
  /** When the file says that it was told, as digits that sort; empty where it does not say. */
  updated: string
}

export type MeterRegister = {
  meter: string | null
  name: string
  kind: ActivityKind
  unit: string | null
  /** By the start of the stretch: a later record of the same stretch takes the place of an earlier one. */
  reads: Map<string, RegisterRead>
  evidence: Evidence
}

/** The register of a key, opened where none is. */
export function openRegister(
  registers: Map<string, MeterRegister>,
  key: string,
  open: () => Omit<MeterRegister, 'reads'>,
): MeterRegister {
  const register = registers.get(key) ?? { ...open(), reads: new Map() }
  registers.set(key, register)
  return register
}

/** All that a register counted, as one activity; null where it counted nothing. */
export function toMeterActivity({
  meter,
  name,
  kind,
  unit,
  reads,
  evidence,
}: MeterRegister): ActivityDraft | null {
  const all = [...reads.values()]
  const { start, end } = spanOf(all)
  const quantity = sumOf(all.map((read) => read.quantity))
  if (start === null || quantity === '0') return null
  return {
    description: `Register ${name}, ${wordsOf(kind, all)}`,
    kind,
    quantity,
    unit,
    estimated: all.some(({ isEstimated }) => isEstimated),
    period: { start, end },
    details: detailsOf({ meter }),
    evidence,
    read: 0.99,
    meaning: unit === null ? 0.8 : 0.98,
  }
}

function wordsOf(kind: ActivityKind, reads: readonly RegisterRead[]): string {
  const isDaily = reads.every(({ start, end }) => start === end)
  const stretches = `${reads.length} ${isDaily ? 'day' : 'period'}${reads.length === 1 ? '' : 's'}`
  if (kind === 'electricity') return `${stretches} taken from the grid`
  return kind === 'electricity-export' ? `${stretches} fed into the grid` : stretches
}

/** The first and the last day of reads in any order. */
export function spanOf(reads: readonly RegisterRead[]): { start: string | null; end: string | null } {
  let start: string | null = null
  let end: string | null = null
  for (const read of reads) {
    if (start === null || read.start < start) start = read.start
    if (end === null || read.end > end) end = read.end
  }
  return { start, end }
}

/** What is missing from a register of daily reads, and what of it was estimated. */
export function findGaps({ name, reads }: MeterRegister): Problem[] {
  const all = [...reads.values()]
  const { start, end } = spanOf(all)
  if (start === null || end === null) return []
  const short = all.filter(({ missing }) => missing > 0)
  const missing = short.reduce((sum, read) => sum + read.missing, 0)
  const absent = daysBetween(start, end) + 1 - all.length
  const estimated = all.filter(({ isEstimated }) => isEstimated).length
  return [
    ...(missing > 0 ? [exactProblems.missingIntervals(missing, short.length, name)] : []),
    ...(absent > 0 ? [exactProblems.missingDays(absent, name)] : []),
    ...(estimated > 0 ? [exactProblems.estimatedDays(estimated, all.length, name)] : []),
  ]
}
