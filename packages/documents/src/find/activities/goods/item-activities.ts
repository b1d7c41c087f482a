import Big from 'big.js'
import { asPrinted, describeProduct } from '../../../judge/relations/describe-product.ts'
import type { Finding } from '../../../judge/relations/finding.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import type { LineItem } from '../../items/line-item.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import type { Dimension } from '../../../lay-out/values/unit-text.ts'
import type { ActivitiesRead, ActivityDraft } from '../../../judge/account/activity-draft.ts'
import { kindOf } from '../kind-words.ts'
import { kindInLexicon } from '../tables/kind-in-lexicon.ts'
import { nameGoods } from './concrete-mix.ts'
import { endsInMaterial } from './ends-in-material.ts'
import { isCharge } from './is-charge.ts'
import { besideRooms, isRoom, byTheNight } from './is-room.ts'
import { inPacks, matter, printedSize } from './in-packs.ts'
import { namesMaterial } from './names-material.ts'

const service = cueFor('item-activities service')
// Electricity sold by the session to a vehicle; other electricity has a bill.
const charging = cueFor('item-activities charging')
const extent: readonly Dimension[] = ['length', 'area']
// A price per unit of goods that the invoice has counted already: a levy, and what is done to concrete on its way.
const chargedAgain = cueFor('item-activities charged again')

const containers = cueFor('item-activities containers')

/** Invoice lines as activities: what their unit measures and their words name; pieces and services are left out. */
export function toItemActivities(items: readonly LineItem[], isHotel: boolean): ActivitiesRead {
  return {
    activities: items.flatMap((item) => toActivity(item, items, isHotel) ?? []),
    findings: items.flatMap(toFinding),
  }
}

/** What skips hold, by the size that their lines print; for invoices that weigh nothing. */
export function toContainerActivities(items: readonly LineItem[]): ActivitiesRead {
  const activities = items.flatMap((item) => {
    const size = containers.test(foldText(item.description)) ? printedSize(item, ['volume']) : null
    const isCounted = item.unit === null || item.unit.dimension === 'count'
    return size === null || !isCounted ? [] : [draft(item, 'waste', size.quantity, size.unit.unit)]
  })
  return { activities, findings: [] }
}

/** The same, with the building materials that are counted and not measured: what one weighs has to be asked. */
export function toMaterialActivities(items: readonly LineItem[]): ActivitiesRead {
  const activities = items.flatMap((item) => toActivity(item, items, false) ?? toPieces(item, items) ?? [])
  return { activities, findings: items.flatMap(toFinding) }
}

/** Building materials bought at a till, where they are half of what was bought; the weights of groceries are no activities. */
export function toBuildingActivities(items: readonly LineItem[]): ActivitiesRead {
  const materials = items.filter(({ description }) => namesMaterial(foldText(description)))
  return toMaterialActivities(materials.length * 2 < items.length ? [] : materials)
}

/** How many lines sell goods by mass or volume and multiply out, whatever their words. */
export function countGoods(items: readonly LineItem[]): number {
  const sold = items.filter(({ isProduct }) => isProduct === true)
  return toItemActivities(sold, false).activities.filter(({ kind }) => kind === 'material').length
}

/** True where half and more of the lines that measure something name waste. */
export function listsWaste(items: readonly LineItem[]): boolean {
  const { activities } = toItemActivities(items, false)
  const waste = activities.filter(({ kind }) => kind === 'waste')
  return waste.length > 0 && waste.length * 2 >= activities.length
}

function toActivity(item: LineItem, items: readonly LineItem[], isHotel: boolean): ActivityDraft | null {
  const folded = foldText(item.description)
  if (isHotel && isRoom(item, folded)) {
    // "Lodging, 3 nights", one: the nights are in its name.
    const named = Big(item.quantity).abs().eq(1) ? printedSize(item, ['nights']) : null
    return draft(
      item,
      'hotel',
      named?.quantity ?? item.quantity,
      byTheNight(item, folded) ? 'room-night' : null,
    )
  }
  const packed = inPacks(item, folded)
  const { quantity, unit } = packed ?? item
  if (unit === null || chargedAgain.test(folded)) return null
  if (unit.dimension === 'nights' && !isRoom(item, folded) && says(folded, besideRooms)) return null
  const kind =
    kindOf(folded, unit.dimension) ??
    (unit.dimension === 'mass' ? kindInLexicon(folded, unit.dimension) : null)
  if (kind !== null && (kind !== 'electricity' || charging.test(folded)))
    return draft(item, kind, quantity, unit.unit)
  if (service.test(folded) || isCharge(item, items)) return null
  if (matter.includes(unit.dimension)) return draft(item, 'material', quantity, unit.unit)
  return extent.includes(unit.dimension) && namesMaterial(folded)
    ? draft(item, 'material', quantity, unit.unit)
    : null
}

/** The money bears the count out; one of anything comes to its price. */
function toPieces(item: LineItem, items: readonly LineItem[]): ActivityDraft | null {
  const { description, quantity, unit, isProduct } = item
  if (isProduct !== true || Big(quantity).eq(1)) return null
  const folded = foldText(description)
  const isGoods =
    namesMaterial(folded) && endsInMaterial(folded) && !service.test(folded) && !isCharge(item, items)
  return isGoods && !chargedAgain.test(folded) ? draft(item, 'material', quantity, unit?.unit ?? null) : null
}

function draft(
  item: LineItem,
  kind: ActivityDraft['kind'],
  quantity: string,
  unit: string | null,
): ActivityDraft {
  return {
    description: nameGoods(item.description).slice(0, 80),
    kind,
    quantity: Big(quantity).toFixed(),
    unit,
    estimated: false,
    period: null,
    details: null,
    evidence: item.evidence,
    read: item.read,
    meaning: item.isProduct === true ? 0.93 : 0.85,
  }
}

function toFinding({ quantity, rate, amount, isProduct, evidence }: LineItem): Finding[] {
  if (isProduct !== true || rate === null || amount === null) return []
  const text = describeProduct({
    quantity: asPrinted(quantity),
    unit: null,
    rate: asPrinted(rate),
    amount: asPrinted(amount),
  })
  return [{ check: 'line-product', passed: true, text, evidence: [evidence] }]
}
