import type { Activity, Analysis } from '../analysis/analysis-schema.ts'
import { type Decimal, compare, decimal, plus, sumOf } from '../decimal.ts'
import { type Duplicate, findDuplicates } from './find-duplicates.ts'
import { periodOf, siteOf, supplierOf } from './line-place.ts'
import { listReviews, type ReviewItem } from './list-reviews.ts'
import { type PaperStanding, standingOf } from './paper-standing.ts'
import { monthsOf, spreadOverMonths } from './spread-over-months.ts'

export type SummaryRow = { name: string; kg: Decimal; byScope: Readonly<Record<1 | 2 | 3, Decimal>> }

/** Months without a document between the first and the last of one meter. */
export type Gap = { site: string; kind: Activity['kind']; months: readonly string[] }

export type SetSummary = {
  /** Closed only when every paper that has something to count is. */
  total: PaperStanding['total']
  totalKg: Decimal
  byScope: Readonly<Record<1 | 2 | 3, Decimal>>
  byKind: readonly SummaryRow[]
  byMonth: readonly SummaryRow[]
  bySite: readonly SummaryRow[]
  bySupplier: readonly SummaryRow[]
  gaps: readonly Gap[]
  duplicates: readonly Duplicate[]
  review: readonly ReviewItem[]
}

type Scope = 1 | 2 | 3
type Entry = { scope: Scope; kg: Decimal }

/** The month of a line that names no day. */
export const noDate = 'No date printed'
/** Kinds that are billed month after month, so that a missing month is a missing bill. */
const billedKinds: ReadonlySet<Activity['kind']> = new Set(['electricity', 'natural-gas', 'water', 'heat'])

/** Sums entries under names, in order of first use. */
class Tally {
  readonly #rows = new Map<string, Record<Scope, Decimal>>()

  add(name: string, { scope, kg }: Entry): void {
    const row = this.#rows.get(name) ?? { 1: '0', 2: '0', 3: '0' }
    row[scope] = plus(row[scope], kg)
    this.#rows.set(name, row)
  }

  rows(): SummaryRow[] {
    return [...this.#rows].map(([name, byScope]) => ({ name, kg: sumOf(Object.values(byScope)), byScope }))
  }
}

/** Totals of a set of documents by scope, kind, month and site; the same bill found twice is counted once. */
export function summariseSet(analyses: readonly Analysis[]): SetSummary {
  const duplicates = findDuplicates(analyses)
  const counted = analyses
    .map((analysis, paper) => ({ analysis, paper }))
    .filter(({ paper }) => !duplicates.some((duplicate) => duplicate.paper === paper))
  const kinds = new Tally()
  const months = new Tally()
  const sites = new Tally()
  const suppliers = new Tally()
  const all = new Tally()
  for (const { analysis } of counted) {
    for (const activity of analysis.activities) {
      for (const emission of activity.emissions) {
        if (!emission.counted) continue
        const entry = { scope: emission.scope, kg: decimal(emission.kgCO2e) }
        all.add('all', entry)
        kinds.add(activity.kind, entry)
        sites.add(siteOf(analysis, activity), entry)
        suppliers.add(supplierOf(analysis), entry)
        const shares = spreadOverMonths(emission.kgCO2e, periodOf(analysis, activity))
        if (shares.length === 0) months.add(noDate, entry)
        for (const { month, kg } of shares) months.add(month, { scope: emission.scope, kg })
      }
    }
  }
  const [total] = all.rows()
  return {
    total: standingOfSet(counted.map(({ analysis }) => analysis)),
    totalKg: total?.kg ?? '0',
    byScope: total?.byScope ?? { 1: '0', 2: '0', 3: '0' },
    byKind: largestFirst(kinds.rows()),
    byMonth: months.rows().sort((left, right) => left.name.localeCompare(right.name)),
    bySite: largestFirst(sites.rows()),
    bySupplier: largestFirst(suppliers.rows()),
    gaps: findGaps(counted.map(({ analysis }) => analysis)),
    duplicates,
    review: listReviews(counted),
  }
}

/** A paper with nothing to count keeps no total open. */
function standingOfSet(analyses: readonly Analysis[]): PaperStanding['total'] {
  const totals = analyses.map((analysis) => standingOf(analysis).total).filter((total) => total !== 'empty')
  if (totals.length === 0) return 'empty'
  if (totals.every((total) => total === 'nothing')) return 'nothing'
  return totals.every((total) => total === 'closed') ? 'closed' : 'open'
}

function largestFirst(rows: SummaryRow[]): SummaryRow[] {
  return rows.sort((left, right) => compare(right.kg, left.kg))
}

function findGaps(analyses: readonly Analysis[]): Gap[] {
  const covered = new Map<string, { site: string; kind: Activity['kind']; months: Set<string> }>()
  for (const analysis of analyses) {
    for (const activity of analysis.activities) {
      const period = periodOf(analysis, activity)
      const start = period?.start ?? null
      const end = period?.end ?? null
      if (!billedKinds.has(activity.kind) || start === null || end === null || start > end) continue
      const site = siteOf(analysis, activity)
      const key = `${site} ${activity.kind}`
      const row = covered.get(key) ?? { site, kind: activity.kind, months: new Set<string>() }
      for (const month of monthsOf(start, end)) row.months.add(month)
      covered.set(key, row)
    }
  }
  return [...covered.values()].flatMap(({ site, kind, months }) => {
    const sorted = [...months].sort()
    const missing = monthsOf(sorted[0] ?? '', sorted.at(-1) ?? '').filter((month) => !months.has(month))
    return missing.length === 0 ? [] : [{ site, kind, months: missing }]
  })
}
