import Big from 'big.js'
import { asPrinted, describeProduct } from '../../checks/describe-product.ts'
import type { Finding } from '../../checks/finding.ts'
import type { Concept } from '../../lexicon/concept.ts'
import { cueFor } from '../../lexicon/cue-for.ts'
import { findMentions } from '../../lexicon/find-mentions.ts'
import type { Mention } from '../../lexicon/mention.ts'
import { says } from '../../lexicon/says.ts'
import type { LineItem } from '../../items/line-item.ts'
import { foldText } from '../../values/plain-text.ts'
import { type Dimension, type Unit, unitAt, unitOfWord } from '../../values/unit-text.ts'
import type { ActivitiesRead, ActivityDraft } from '../activity-draft.ts'
import { kindOf } from '../kind-words.ts'
import { kindInLexicon } from '../tables/kind-in-lexicon.ts'
import { nameGoods } from './concrete-mix.ts'

const service = cueFor('item-activities service')
// Carriage and what the state or the seller adds: by the tonne of goods that another line has counted.
const charges: readonly Concept[] = ['freight', 'tax', 'levy', 'adjustment', 'insurance']
const besideCharges: readonly Concept[] = [
  ...charges,
  'service',
  'distance',
  'quantity',
  'unit',
  'amount',
  'rate',
]
// What a hotel sells beside its rooms.
const servedInRooms: readonly Concept[] = ['food', 'service']
const besideRooms: readonly Concept[] = ['tax', 'levy', 'parking', 'food', 'service']
// Goods that are sold by the pack and weigh as much as the pack says.
const bulkGoods = cueFor('item-activities bulk goods')
const buildingGoods = cueFor('item-activities building goods')
// Electricity sold by the session to a vehicle; other electricity has a bill.
const charging = cueFor('item-activities charging')
const matter: readonly Dimension[] = ['mass', 'volume']
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

/** Building materials bought at a till; the weights of groceries are no activities. */
export function toBuildingActivities(items: readonly LineItem[]): ActivitiesRead {
  return toItemActivities(
    items.filter(({ description }) => buildingGoods.test(foldText(description))),
    false,
  )
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
  if (isHotel && isRoom(item, folded))
    return draft(item, 'hotel', item.quantity, byTheNight(item, folded) ? 'room-night' : null)
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
  if (matter.includes(unit.dimension) || (unit.unit === 'bag' && bulkGoods.test(folded)))
    return draft(item, 'material', quantity, unit.unit)
  return extent.includes(unit.dimension) && buildingGoods.test(folded)
    ? draft(item, 'material', quantity, unit.unit)
    : null
}

/**
 * "Transport", 24.28 t beside 24.28 t of gravel: carriage and levies are no goods. Their words alone say so where they are
 * most of the name; "Paletilla" and "Transportbeton" are goods.
 */
function isCharge({ description, quantity }: LineItem, items: readonly LineItem[]): boolean {
  const folded = foldText(description).trim()
  const first = findMentions(folded).find(
    ({ concept, strength, start }) => start === 0 && strength > 1 && charges.includes(concept),
  )
  if (first === undefined) return false
  if (isAllOf(folded, first)) return true
  const others = items.filter((item) => item.description !== description)
  const isAgain = Big(quantity).eq(1) || others.some((item) => Big(item.quantity).eq(quantity))
  return isAgain || (first.strength === 3 && first.end * 2 >= folded.length)
}

/** "Carriage 12 km", but not "Carriage bolts": no other word stands for goods. */
function isAllOf(folded: string, { start, end }: Mention): boolean {
  const named = findMentions(folded).filter(({ concept }) => besideCharges.includes(concept))
  const other = [...folded.matchAll(/\p{L}{4,}/gu)].filter(
    ({ index }) =>
      (index < start || index >= end) && !named.some((own) => own.start <= index && index < own.end),
  )
  return other.length === 0
}

/**
 * What is named first is sold: a room with breakfast is a room, the tax of three nights a tax. A bare "night" sells a
 * room by its unit or beside a word of lodging only: "night cream", "late night snack".
 */
function isRoom({ unit }: LineItem, folded: string): boolean {
  const said = findMentions(folded).filter(({ strength }) => strength > 1)
  const first = said.find(({ concept }) => concept === 'rooms' || besideRooms.includes(concept))
  const night = said.find(({ concept }) => concept === 'nights')
  if (first?.concept === 'rooms') return true
  const isLodging = said.some(
    ({ concept, start }) => concept === 'hotel' && (start !== first?.start || start === night?.start),
  )
  if (night === undefined || (unit?.dimension !== 'nights' && !isLodging)) return false
  if (first === undefined) return true
  return servedInRooms.includes(first.concept) && night.start < first.start
}

/** "Nuitée chambre supérieure", 3: what is sold is the night. */
function byTheNight({ unit }: LineItem, folded: string): boolean {
  return unit?.dimension === 'nights' || says(folded, ['nights'], 3)
}

/** "CEMENT (50KG)", 2 pieces: 100 kg; "fine sand (bag)", 6: 6 bags. */
function inPacks(item: LineItem, folded: string): { quantity: string; unit: Unit } | null {
  const { quantity, unit } = item
  if (unit !== null && unit.dimension !== 'count') return null
  if (!bulkGoods.test(folded)) return null
  return printedSize(item, matter) ?? unitOfOne(item) ?? (unit?.unit === 'bag' ? { quantity, unit } : null)
}

function printedSize(
  { description, quantity }: LineItem,
  dimensions: readonly Dimension[],
): { quantity: string; unit: Unit } | null {
  for (const match of description.matchAll(/(\d+(?:[.,]\d+)?)(?:\/([248])(?=\s))?/g)) {
    const unit = unitAt(description, match.index + match[0].length)
    if (unit === null || !dimensions.includes(unit.dimension) || isPart(description, match.index)) continue
    const one = Big((match[1] ?? '1').replace(',', '.')).div(match[2] ?? '1')
    return { quantity: Big(quantity).times(one).toFixed(), unit }
  }
  return null
}

/** "Washed sand (m3)", "River pebble per tonne": what one of the counted is. */
function unitOfOne({ description, quantity }: LineItem): { quantity: string; unit: Unit } | null {
  const words = /(?:\bper\s+|[(,]\s?)([\p{L}][\p{L}\d³. ]*)\)?$/iu.exec(description.trim())?.[1]
  const unit = words === undefined ? null : unitOfWord(words)
  return unit === null || !matter.includes(unit.dimension) ? null : { quantity, unit }
}

/** "N25/20" and "X12 kg": digits of a longer code. */
function isPart(text: string, start: number): boolean {
  return /[\p{L}\d/-]$/u.test(text.slice(0, start))
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
