import type { ActivityKind, Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { minus, times } from '@doublerule/carbon/decimal.ts'
import type { ActivityDraft } from '../../../judge/account/activity-draft.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'
import { kindOf } from '../../activities/kind-words.ts'
import { exactProblems } from '../exact-problems.ts'
import { toDraft as toMoved } from './moved.ts'
import type { Sold } from './sold-line.ts'
import { countOnce, sameness, toDraft, toEnergy } from './trade-energy.ts'
import { isDiscount, isGoods, toGoods } from './trade-goods.ts'
import { toFlight } from './trade-flight.ts'
import type { TradeInvoice, TradeLine } from './trade-invoice.ts'
import { unitOfCode } from './unit-codes.ts'

const taxi = cueFor('trade-activities taxi')
const noRide = cueFor('trade-activities no ride')
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
  const rides = invoice.isCredit
    ? []
    : sold.flatMap((one) => [...toRide(one, foldText(invoice.seller?.text ?? '')), ...toFlight(one)])
  const same = energy.length - new Set(energy.map(sameness)).size
  return {
    activities: [...counted.map(toDraft), ...goods, ...rides],
    problems: same > 0 && counted.length < energy.length ? [exactProblems.pricedTwice(same)] : [],
  }
}

/** Kilometres of a taxi are rides; what it adds for the night or gives free is no ride of its own. */
function toRide({ line, unit, quantity, folded }: Sold, seller: string): ActivityDraft[] {
  const isTaxi = kindOf(folded, 'distance') === null && taxi.test(seller)
  const isRidden = unit?.unit.dimension === 'distance' && isTaxi && !noRide.test(folded)
  if (!isRidden || quantity.startsWith('-')) return []
  const leaf = { text: times(quantity, unit.scale), path: line.path }
  return [{ ...toMoved('taxi', leaf, unit.unit.unit, line.name, {}), period: line.period }]
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
