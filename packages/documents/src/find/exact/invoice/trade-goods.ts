import { decimal, minus, times } from '@doublerule/carbon/decimal.ts'
import type { ActivityDraft } from '../../../judge/account/activity-draft.ts'
import { toBuildingActivities, toItemActivities } from '../../activities/goods/item-activities.ts'
import type { LineItem } from '../../items/line-item.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import type { Unit } from '../../../lay-out/values/unit-text.ts'
import { type Sold, evidenceOfLine, isBelowZero, unitName } from './sold-line.ts'
import type { TradeInvoice } from './trade-invoice.ts'

const roomNight: Unit = { unit: 'room-night', dimension: 'nights' }

/** Anything else is known by the words that goods are known by; its sign is put back afterwards. */
export function toGoods(
  { line, unit, quantity }: Sold,
  isHotel: boolean,
  isReduced: boolean,
): ActivityDraft[] {
  const isNegative = quantity.startsWith('-')
  const scaled = unit === null ? quantity : times(quantity, unit.scale)
  const isByDay = isHotel && line.unitCode?.toUpperCase() === 'DAY'
  const item: LineItem = {
    description: line.name,
    quantity: isNegative ? minus('0', scaled) : scaled,
    unit: isByDay ? roomNight : (unit?.unit ?? null),
    rate: line.price,
    amount: line.amount,
    isProduct: false,
    evidence: evidenceOfLine(line),
    read: 0.99,
  }
  const { activities } = toItemActivities([item], isHotel)
  return activities
    .filter(
      (activity) =>
        isMaterial(activity, item) &&
        !(line.isService === true && activity.kind === 'material') &&
        // Waste that is worth something is paid for by who takes it.
        !(isReduced && activity.kind !== 'waste'),
    )
    .map((activity) => ({
      ...activity,
      quantity: isNegative ? minus('0', decimal(activity.quantity)) : activity.quantity,
      period: line.period,
      meaning: 0.93,
    }))
}

/** Tonnes that were carried are a load: of work by the weight, and of any line beside a load that the file declares. */
export function isGoods(
  { unit, folded }: Sold,
  { moved = [] }: TradeInvoice,
): (activity: ActivityDraft) => boolean {
  const isLoad = unit?.unit.dimension === 'mass' && (moved.length > 0 || namesCarriage(folded))
  return ({ kind }) => kind !== 'material' || !isLoad
}

/** "Flete de cemento"; cement with its freight is cement. */
function namesCarriage(folded: string): boolean {
  const said = findMentions(folded).filter(
    ({ concept, strength }) => concept === 'material' || (concept === 'freight' && strength > 2),
  )
  const [first] = said.toSorted((a, b) => a.start - b.start)
  return first?.concept === 'freight'
}

/** So many kilograms at a price below nothing, where another line sells as many. */
export function isDiscount(one: Sold, sold: readonly Sold[]): boolean {
  return (
    isBelowZero(one.line) &&
    sold.some(
      (other) =>
        !isBelowZero(other.line) && other.quantity === one.quantity && unitName(other) === unitName(one),
    )
  )
}

/** A volume, a length or an area of anything is no material; of concrete or sand a volume is. */
function isMaterial({ kind }: ActivityDraft, item: LineItem): boolean {
  if (kind !== 'material' || item.unit?.dimension === 'mass' || item.unit?.dimension === 'count') return true
  return item.unit?.dimension === 'volume' && toBuildingActivities([item]).activities.length > 0
}
