import { calculatorWords } from './calculator-words.ts'
import { isMass, dimensionOf } from '../units/unit-table.ts'
import { isBaseOf } from './apply-rates.ts'
import { carriesGoods, isOfGoods } from './choose-subject.ts'
import { quantitiesOf } from './quantities-of.ts'
import type { Quantity } from './read-quantity.ts'
import { isSpan } from './read-schedule.ts'
import { says } from './says.ts'
import type { Item } from './item.ts'
import { subjectsOf } from './subjects-of.ts'

/** Cuts at strong breaks, and at weak ones where a quantity stands on both sides. */
export function splitClauses(items: readonly Item[]): Item[][] {
  const clauses: Item[][] = [[]]
  for (const [at, item] of items.entries()) {
    const current = clauses.at(-1) ?? []
    const ahead = items.slice(at + 1)
    const end = ahead.findIndex(({ kind }) => kind === 'break')
    const next = ahead.slice(0, end < 0 ? undefined : end)
    if (item.kind === 'break' && isCut(current, next, item.isWeak)) clauses.push([item])
    else current.push(item)
  }
  return clauses
}

function isCut(current: readonly Item[], next: readonly Item[], isWeak: boolean): boolean {
  if (!hasMainQuantity(current)) return false
  if (hasMainQuantity(next)) return !isWeak || !belongsTogether(current, next)
  // A complete sentence takes no subject from one without an amount.
  return !isWeak && hasSubject(current) && hasSubject(next)
}

function hasSubject(items: readonly Item[]): boolean {
  return items.some(({ kind }) => kind === 'subject')
}

function hasMainQuantity(items: readonly Item[]): boolean {
  return quantitiesOf(items).some(
    ({ rate, noun, thing }) =>
      rate?.isPrice !== true &&
      !/^(?:traveller|room|often)$/.test(noun ?? '') &&
      !thing?.isVehicle &&
      !isSpan(noun),
  )
}

/** "22 t, 80 km": the mass and the distance of one haul; "900 km, 8 L/100km": an amount and its rate. */
function belongsTogether(first: readonly Item[], second: readonly Item[]): boolean {
  const [said, next] = [quantitiesOf(first), quantitiesOf(second)]
  const isRateOf = (rates: readonly Quantity[], bases: readonly Quantity[]) =>
    rates.some((rate) => bases.some((base) => isBaseOf(base, rate)))
  if (isRateOf(said, next) || isRateOf(next, said)) return true
  // "6 loads of asphalt, 14 t a load": how many, and how much is one.
  const isOfEach =
    next.some(({ noun, value }) => noun === 'container' && value === '1') ||
    says(second, calculatorWords.each)
  const isOfContainers = next.length > 0 && next.every(({ noun }) => noun === 'container')
  if (isOfContainers && said.some(isOfGoods) && !hasSubject(second)) return true
  if (isOfEach && said.every(({ unit }) => unit === null) && !hasSubject(second)) return true
  const subjects = subjectsOf([...first, ...second]).map(({ kind }) => kind)
  // A train carries what is weighed: passengers are not.
  const isByRail = subjects.length > 0 && subjects.every((kind) => kind === 'train')
  if (isByRail && [...said, ...next].some(isOfGoods)) return true
  // What is weighed and then only a way: one haul, whatever carried it.
  const isWay = next.every(isOfDistance) && (subjects.length === 0 || carriesGoods(second))
  if (isWay && said.some(({ unit }) => isMass(unit)) && !hasSubject(second)) return true
  return subjects.includes('freight') && !next.some(isOfGoods)
}

function isOfDistance({ unit }: Pick<Quantity, 'unit'>): boolean {
  return dimensionOf(unit) === 'distance'
}
