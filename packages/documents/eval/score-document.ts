import type { Activity, Analysis, DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type GivenActivity, scoreActivities } from './score-activities.ts'
import type { DocumentLabel } from './labels.ts'

/** Right, wrong, or null where the label says not to score. */
export type Verdict = boolean | null

export type DocumentScore = {
  label: DocumentLabel
  type: boolean
  supplier: Verdict
  period: Verdict
  currency: Verdict
  total: Verdict
  issueDate: Verdict
  region: Verdict
  found: number
  required: number
  given: number
  falseOnes: readonly GivenActivity[]
  hasWrongTonnes: boolean
  isNegative: boolean
  /** Type right, every required quantity found, and nothing else listed. */
  isRight: boolean
  misses: readonly string[]
}

type Scored = Pick<
  Analysis,
  'supplier' | 'period' | 'currency' | 'total' | 'issueDate' | 'place' | 'activities'
> & {
  document: { type: DocumentType }
}

const coarseTypes: Record<DocumentType, string> = {
  'electricity-bill': 'utility-bill',
  'gas-bill': 'utility-bill',
  'water-bill': 'utility-bill',
  'utility-bill': 'utility-bill',
  'meter-data': 'utility-bill',
  'fuel-receipt': 'fuel-receipt',
  'fuel-log': 'fuel-receipt',
  'flight-record': 'travel-manifest',
  'rail-record': 'travel-manifest',
  'taxi-receipt': 'travel-manifest',
  'hotel-receipt': 'travel-manifest',
  'travel-record': 'travel-manifest',
  'freight-document': 'invoice',
  'waste-docket': 'invoice',
  'material-invoice': 'invoice',
  invoice: 'invoice',
  receipt: 'other',
  other: 'other',
}

export function coarseTypeOf(type: DocumentType): string {
  return coarseTypes[type]
}

/** Scores one analysis against its label: each field on its own, and the activities one by one. */
export function scoreDocument(label: DocumentLabel, analysis: Scored): DocumentScore {
  const { missing, ...activities } = scoreActivities(
    label.activities,
    label.activityTotals,
    analysis.activities.map(toGiven),
  )
  const { falseOnes, required } = activities
  const coarse = coarseTypes[analysis.document.type]
  const verdicts = {
    type: coarse === label.productType || label.acceptTypes.includes(coarse),
    supplier: unless(label, 'supplier', () =>
      sameName([label.supplier, ...label.supplierAccept], analysis.supplier?.value ?? null),
    ),
    period: unless(label, 'period', () => samePeriod(label.period, analysis.period)),
    currency: unless(label, 'currency', () =>
      [label.currency, ...label.currencyAccept].includes(analysis.currency?.value ?? null),
    ),
    total: unless(label, 'total', () =>
      [label.total, ...label.totalAccept].some((total) => sameAmount(total, analysis.total?.value ?? null)),
    ),
    issueDate: unless(label, 'issueDate', () => label.issueDate === (analysis.issueDate?.value ?? null)),
    region: label.country === undefined ? null : (analysis.place?.region ?? '').slice(0, 2) === label.country,
  }
  return {
    label,
    ...verdicts,
    ...activities,
    isNegative: required === 0,
    isRight: verdicts.type && missing.length === 0 && falseOnes.length === 0,
    misses: [
      ...missedFields(label, analysis, verdicts),
      ...missing.map((text) => `missing ${text}`),
      ...falseOnes.map(
        ({ kind, quantity, unit, isInTonnes }) =>
          `false ${kind} ${quantity} ${unit ?? ''}${isInTonnes ? ' (in the tonnes)' : ''}`,
      ),
    ],
  }
}

function toGiven({ kind, quantity, unit, emissions }: Activity): GivenActivity {
  return {
    kind,
    quantity,
    unit,
    isInTonnes: emissions.some(({ counted, kgCO2e }) => counted && Number(kgCO2e) !== 0),
  }
}

function unless(label: DocumentLabel, field: string, decide: () => boolean): Verdict {
  return label.uncertain.includes(field) ? null : decide()
}

function missedFields(label: DocumentLabel, analysis: Scored, verdicts: Record<string, Verdict>): string[] {
  const expected: Record<string, unknown> = {
    type: label.productType,
    supplier: label.supplier,
    period: `${label.period.start}..${label.period.end}`,
    currency: label.currency,
    total: label.total,
    issueDate: label.issueDate,
    region: label.country,
  }
  const given: Record<string, unknown> = {
    type: analysis.document.type,
    supplier: analysis.supplier?.value ?? null,
    period: analysis.period === null ? null : `${analysis.period.start}..${analysis.period.end}`,
    currency: analysis.currency?.value ?? null,
    total: analysis.total?.value ?? null,
    issueDate: analysis.issueDate?.value ?? null,
    region: analysis.place?.region ?? null,
  }
  return Object.keys(expected).flatMap((field) =>
    verdicts[field] === false
      ? [`${field}: expected ${String(expected[field])}, got ${String(given[field])}`]
      : [],
  )
}

function sameName(expected: readonly (string | null)[], given: string | null): boolean {
  const plain = (name: string | null) => name?.trim().toLowerCase() ?? null
  return expected.map(plain).includes(plain(given))
}

function samePeriod(expected: DocumentLabel['period'], given: Analysis['period']): boolean {
  return expected.start === (given?.start ?? null) && expected.end === (given?.end ?? null)
}

function sameAmount(expected: number | null, given: string | null): boolean {
  return expected === null || given === null ? expected === given : Math.abs(expected - Number(given)) < 0.005
}
