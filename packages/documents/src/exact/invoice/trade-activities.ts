import type { ActivityKind, Evidence, Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type Decimal, compare, decimal, minus, sumOf, times } from '@doublerule/carbon/decimal.ts'
import { type ActivityDraft, detailsOf } from '../../activities/activity-draft.ts'
import { toBuildingActivities, toItemActivities } from '../../activities/goods/item-activities.ts'
import { kindOf } from '../../activities/kind-words.ts'
import { commodityNamed } from '../../activities/usage/commodity-named.ts'
import { findMentions } from '../../lexicon/find-mentions.ts'
import type { LineItem } from '../../items/line-item.ts'
import { foldText } from '../../values/plain-text.ts'
import type { Unit } from '../../values/unit-text.ts'
import { exactProblems } from '../exact-problems.ts'
import { isChargedAgain } from './charge-words.ts'
import type { TradeInvoice, TradeLine } from './trade-invoice.ts'
import { type ScaledUnit, unitOfCode } from './unit-codes.ts'

type Sold = { line: TradeLine; unit: ScaledUnit | null; quantity: Decimal; folded: string }
type EnergySold = Sold & { kind: ActivityKind; meaning: number }

const roomNight: Unit = { unit: 'room-night', dimension: 'nights' }
const smallestSame: Decimal = '10'
const energyKinds: readonly ActivityKind[] = ['electricity', 'electricity-export', 'natural-gas', 'heat']

/** What the lines of an electronic invoice say was used or bought; the quantity of energy priced twice counts once. */
export function toTradeActivities(
  invoice: TradeInvoice,
  isHotel: boolean,
): { activities: ActivityDraft[]; problems: Problem[] } {
  const sold = invoice.lines
    .map((line) => toSold(line, takesBack(invoice)))
    .filter(({ quantity }) => quantity !== '0')
  const context = foldText([...invoice.lines.map(({ name }) => name), invoice.seller?.text ?? ''].join(' '))
  const energy = sold.flatMap((one) => toEnergy(one, context) ?? [])
  const counted = energyKinds.flatMap((kind) => countOnce(energy.filter((one) => one.kind === kind)))
  const goods = sold
    .filter(({ unit }) => unit?.unit.dimension !== 'energy')
    .flatMap((one) => toGoods(one, isHotel, isDiscount(one, sold)).filter(isGoods(one, invoice)))
    // The cubic metres of gas are billed by what they burn to, beside them.
    .filter(({ kind }) => kind !== 'natural-gas' || !counted.some((one) => one.kind === 'natural-gas'))
  const same = energy.length - new Set(energy.map(sameness)).size
  return {
    activities: [...counted.map(toDraft), ...goods],
    problems: same > 0 && counted.length < energy.length ? [exactProblems.pricedTwice(same)] : [],
  }
}

/** A credit note whose sums are printed negative takes back by its sign already. */
function takesBack({ isCredit, total, subtotal }: TradeInvoice): boolean {
  const sum = total?.text ?? subtotal?.text ?? ''
  return isCredit && !sum.startsWith('-')
}

function toSold(line: TradeLine, isTakenBack: boolean): Sold {
  const unit = line.unitCode === null ? null : unitOfCode(line.unitCode)
  const quantity = isTakenBack ? minus('0', line.quantity) : line.quantity
  return { line, unit, quantity, folded: foldText(line.name) }
}

function toEnergy(sold: Sold, context: string): EnergySold | null {
  if (sold.unit?.unit.dimension !== 'energy') return null
  const words = foldText(sold.line.words.join(' '))
  const own = exportOf(sold.folded) ?? commodityNamed(sold.folded) ?? exportOf(words) ?? commodityNamed(words)
  const kind = own ?? commodityNamed(context)
  if (kind === 'water' || kind === 'wastewater') return { ...sold, kind: 'electricity', meaning: 0.75 }
  return { ...sold, kind: kind ?? 'electricity', meaning: own === null ? 0.88 : 0.95 }
}

function exportOf(folded: string): ActivityKind | null {
  return kindOf(folded, 'energy') === 'electricity-export' ? 'electricity-export' : null
}

/** Energy of one kind without the lines that price it once more, and without a line that adds others up. */
function countOnce(lines: readonly EnergySold[]): EnergySold[] {
  // Energy at a price below nothing is a discount, unless it was fed in.
  const used = lines.filter(
    ({ folded, kind, line }) =>
      !isChargedAgain(folded) && (kind === 'electricity-export' || !isBelowZero(line)),
  )
  if (used.length === 0) return lines.length === 0 ? [] : [{ ...largest(lines), meaning: 0.7 }]
  const distinct = [...new Map(used.map((one) => [sameness(one), one])).values()]
  return distinct.filter((one) => {
    const others = distinct.filter((other) => other !== one && unitName(other) === unitName(one))
    return others.length < 2 || sumOf(others.map(({ quantity }) => quantity)) !== one.quantity
  })
}

/** Two lines of one kind over the same quantity are one quantity at two prices; small ones may be alike by chance. */
function sameness(one: EnergySold): string {
  const isSmall =
    compare(one.quantity, smallestSame) < 0 && compare(one.quantity, minus('0', smallestSame)) > 0
  const { period, path } = one.line
  return JSON.stringify([one.kind, one.quantity, unitName(one), period, isSmall ? path : null])
}

function unitName({ unit }: Sold): string {
  return unit?.unit.unit ?? ''
}

function largest(lines: readonly EnergySold[]): EnergySold {
  return lines.reduce((most, one) => (compare(one.quantity, most.quantity) > 0 ? one : most))
}

function toDraft({ line, unit, quantity, kind, meaning }: EnergySold): ActivityDraft {
  const amount = unit === null ? quantity : times(quantity, unit.scale)
  return {
    description: line.name.slice(0, 80),
    kind,
    // What was fed in is told as a credit or as a quantity: both are so many kilowatt hours.
    quantity: kind === 'electricity-export' && amount.startsWith('-') ? minus('0', amount) : amount,
    unit: unit?.unit.unit ?? null,
    estimated: false,
    period: line.period,
    details: line.period === null ? null : detailsOf({}),
    evidence: evidenceOfLine(line),
    read: 0.99,
    meaning,
  }
}

/** Tonnes that were carried are a load: of work by the weight, and of any line beside a load that the file declares. */
function isGoods({ unit, folded }: Sold, { moved = [] }: TradeInvoice): (activity: ActivityDraft) => boolean {
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

function isBelowZero({ price }: TradeLine): boolean {
  return price?.startsWith('-') === true
}

/** So many kilograms at a price below nothing, where another line sells as many. */
function isDiscount(one: Sold, sold: readonly Sold[]): boolean {
  return (
    isBelowZero(one.line) &&
    sold.some(
      (other) =>
        !isBelowZero(other.line) && other.quantity === one.quantity && unitName(other) === unitName(one),
    )
  )
}

/** Anything else is known by the words that goods are known by; its sign is put back afterwards. */
function toGoods({ line, unit, quantity }: Sold, isHotel: boolean, isReduced: boolean): ActivityDraft[] {
  const isNegative = quantity.startsWith('-')
  const scaled = unit === null ? quantity : times(quantity, unit.scale)
  const isByDay = isHotel && line.unitCode?.toUpperCase() === 'DAY'
  const item: LineItem = {
    description: line.name,
    quantity: isNegative ? minus('0', scaled) : scaled,
    unit: isByDay ? roomNight : (unit?.unit ?? null),
    rate: line.price,
    amount: line.amount,
    isProduct: null,
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

/** A volume, a length or an area of anything is no material; of concrete or sand a volume is. */
function isMaterial({ kind }: ActivityDraft, item: LineItem): boolean {
  if (kind !== 'material' || item.unit?.dimension === 'mass' || item.unit?.dimension === 'count') return true
  return item.unit?.dimension === 'volume' && toBuildingActivities([item]).activities.length > 0
}

export function evidenceOfLine({ name, quantity, unitCode, price, amount, path }: TradeLine): Evidence {
  const text = [name, quantity, unitCode, price, amount].filter((part) => part !== null).join(' | ')
  return { page: 1, text: text.slice(0, 300), box: null, cell: path }
}
