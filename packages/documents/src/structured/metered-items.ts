import type { ActivityKind, DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import Big from 'big.js'
import type { ActivityDraft } from '../activities/activity-draft.ts'
import { kindOf } from '../activities/kind-words.ts'
import type { LineItem } from '../items/line-item.ts'
import { foldText } from '../values/plain-text.ts'

// Priced on the same kilowatt hours once more: network, taxes, certificates, discounts.
const chargedAgain =
  /network|distribution|transmission|transport|\btax|\bduty|levy|steuer|umlage|netz|konzession|abgabe|certificate|environment|renewable|discount|rebate|surcharge|capacity|acheminement|accise|cspe|turpe|peaje|impuesto|oneri|accisa|netbeheer|belasting/
const billOfKind: Partial<Record<ActivityKind, DocumentType>> = {
  electricity: 'electricity-bill',
  'electricity-export': 'electricity-bill',
  'natural-gas': 'gas-bill',
  water: 'water-bill',
  wastewater: 'water-bill',
}

/** Lines of an electronic invoice in kilowatt hours that are electricity taken; each quantity counts once. */
export function findPowerItems(items: readonly LineItem[]): ActivityDraft[] {
  const lines = items.filter((item) => isPower(item) && Big(item.quantity).gt(0))
  const used = lines.filter(({ description }) => !chargedAgain.test(foldText(description)))
  return (used.length > 0 ? used : lines.slice(0, 1)).map((item) => ({
    description: item.description.slice(0, 80),
    kind: 'electricity',
    quantity: Big(item.quantity).toFixed(),
    unit: item.unit?.unit ?? null,
    estimated: false,
    period: null,
    details: null,
    evidence: item.evidence,
    read: item.read,
    meaning: item.isProduct === true ? 0.95 : 0.88,
  }))
}

function isPower({ description, unit }: LineItem): boolean {
  return (
    unit !== null &&
    ['kWh', 'MWh'].includes(unit.unit) &&
    (kindOf(foldText(description), 'energy') ?? 'electricity') === 'electricity'
  )
}

/** The bill that an invoice of these activities is; null where it sells anything else. */
export function billOfActivities(activities: readonly ActivityDraft[]): DocumentType | null {
  const bills = new Set(activities.map(({ kind }) => billOfKind[kind] ?? null))
  const [bill] = bills
  if (bill === undefined || bills.has(null)) return null
  return bills.size > 1 ? 'utility-bill' : bill
}
