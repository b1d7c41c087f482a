import type { DocumentType, Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type ActivitiesRead, type ActivityDraft, noActivities } from '../activities/activity-draft.ts'
import { readFuelReceipt } from '../activities/fuel/read-fuel-receipt.ts'
import { readUsage } from '../activities/usage/read-usage.ts'
import { toUsageActivities } from '../activities/usage/usage-activities.ts'
import { findDocumentFindings } from '../checks/document-findings.ts'
import type { Finding } from '../checks/finding.ts'
import { type Classified, classifyText } from '../classify/classify-text.ts'
import type { DocumentText } from '../document-text.ts'
import { findCurrency } from '../fields/currency.ts'
import type { Field } from '../fields/field.ts'
import { type Identifiers, findIdentifiers } from '../fields/identifiers.ts'
import { findIssueDate } from '../fields/issue-date.ts'
import { type DateRange, findPeriod } from '../fields/period.ts'
import { findSupplier } from '../fields/supplier.ts'
import { type SupplyPlace, findSupplyPlace } from '../fields/supply-place.ts'
import { findTotals } from '../fields/totals.ts'
import { type ReadLayout, readLayout } from '../layout/read-layout.ts'

/** A document understood: its type, fields and activities with where each stands, and the sums that were made. */
export type Interpretation = {
  classified: Classified
  language: string | null
  country: string | null
  supplier: Field<string> | null
  identifiers: Identifiers
  issueDate: Field<string> | null
  period: Field<DateRange> | null
  currency: Field<string> | null
  total: Field<string> | null
  place: SupplyPlace
  activities: readonly ActivityDraft[]
  findings: readonly Finding[]
  problems: readonly Problem[]
}

const billTypes: readonly DocumentType[] = ['electricity-bill', 'gas-bill', 'water-bill', 'utility-bill']
const periodTypes: readonly DocumentType[] = [
  'electricity-bill',
  'gas-bill',
  'water-bill',
  'utility-bill',
  'meter-data',
  'invoice',
  'waste-docket',
]
const receiptTypes: readonly DocumentType[] = ['fuel-receipt', 'receipt', 'taxi-receipt', 'hotel-receipt']

/** Understands a document that has been read. Pure: the same text gives the same interpretation. */
export function interpretDocument(document: DocumentText): Interpretation {
  const layout = readLayout(document)
  const usages = readUsage(layout, null)
  const pump = readFuelReceipt(layout.lines)
  const classified = classifyText(layout, {
    hasPumpSum: pump.findings.length > 0,
    flightLegs: 0,
    roomNights: 0,
    commodities: usages.map(({ commodity }) => commodity),
  })
  const read = pickActivities(classified.type, { usage: toUsageActivities(usages), pump })
  return withFields(layout, classified, read)
}

function pickActivities(
  type: DocumentType,
  found: { usage: ActivitiesRead; pump: ActivitiesRead },
): ActivitiesRead {
  if (billTypes.includes(type)) return found.usage
  return type === 'fuel-receipt' ? found.pump : noActivities
}

function withFields(layout: ReadLayout, classified: Classified, read: ActivitiesRead): Interpretation {
  const identifiers = findIdentifiers(layout)
  const supplier = findSupplier(layout)
  const issueDate = findIssueDate(layout, receiptTypes.includes(classified.type))
  const period = periodTypes.includes(classified.type) ? findPeriod(layout, issueDate?.value ?? null) : null
  const totals = findTotals(layout)
  return {
    classified,
    language: layout.language,
    country: layout.country,
    supplier,
    identifiers,
    issueDate,
    period,
    currency: findCurrency(layout),
    total: totals.total,
    place: findSupplyPlace(layout, identifiers, supplier?.value ?? null),
    activities: read.activities,
    findings: [...read.findings, ...findDocumentFindings(layout, read.activities, period, totals)],
    problems: [],
  }
}
