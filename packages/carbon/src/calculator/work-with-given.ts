import { decimal, dividedBy, times, type Decimal } from '../decimal.ts'
import { convertQuantity, quantityIn } from '../units/convert-quantity.ts'
import { areSameDimension, isMass } from '../units/unit-table.ts'
import { nothingAsked, type AskedActivity } from './asked-activity.ts'
import { calculatorWords, type Period } from './calculator-words.ts'
import { countedBefore, countOfThing, singularOf } from './count-of-thing.ts'
import { readActivities } from './read-activities.ts'
import { blankOut, spaceGases, type MassSaid } from './read-masses.ts'
import { isFactor, readRates } from './read-rates.ts'
import { multiplied, spanIn, type Multiplier } from './time-spans.ts'
import { tokenise } from './tokenise.ts'

/** One amount times the factor that was given for it. */
export type GivenRow = {
  activity: AskedActivity
  quantity: Decimal
  /** "kWh", "laptops". */
  of: string
  counts: readonly Multiplier[]
  /** Kilograms for one. */
  factor: Decimal
  per: string
  kg: Decimal
  /** The same in the unit of the factor, where that is neither kilograms nor tonnes. */
  inUnit: { one: Decimal; value: Decimal; unit: string; expression: string | null } | null
  /** False where the words do not tell that the mass is of CO2. */
  isGas: boolean
}

/** How much of what a factor is for; `from` is the span that it is to be spread from. */
type Asked = readonly AskedActivity[]
type Amount = Pick<GivenRow, 'activity' | 'quantity' | 'of' | 'per'> & { from: Period | null }

export type Given = {
  message: string
  /** The first factor's place in it. */
  factor: { start: number; end: number }
  rows: readonly GivenRow[]
  /** Activities for which no factor was given. */
  others: Asked
  /** Two factors for one amount are held against each other. */
  compares: boolean
}

/** The sums of a message whose factors are given in it: quantity times factor, whatever both are of. Null where none is. */
export function workWithGiven(message: string): Given | null {
  const text = spaceGases(message)
  const rates = readRates(text)
  const rest = blankOut(text, rates)
  const { activities, whole } = readActivities(rest)
  const found = activities.filter(({ unit, thing }) => unit !== null && thing === null)
  const { quantity, unit, period } = whole
  const amounts = found.length > 0 || unit === null ? found : [{ ...nothingAsked, quantity, unit, period }]
  const factors = rates.filter((rate) => isFactor(rate, text, amounts))
  const wanted = wantedPeriod(rest)
  const pairs = factors.map((factor) => ({ factor, found: amountsOf(factor, factors, amounts, text) }))
  const rows = pairs.flatMap(({ factor, found }) => {
    const ones = found.length > 0 ? measuredOnes(factor, found) : countedOnes(factor, text, rest)
    return ones.flatMap((amount) => rowOf(factor, amount, wanted) ?? [])
  })
  const [first] = factors
  const used = pairs.flatMap(({ found }) => found)
  if (first === undefined || rows.length < factors.length) return null
  const others = amounts.filter((one) => !used.includes(one) && one.kind !== null)
  return { message: text, factor: first, rows, others, compares: new Set(used).size < used.length }
}

/** The amounts that a factor is for: those of its dimension, told apart by name, else by their order. */
function amountsOf(factor: MassSaid, factors: readonly MassSaid[], amounts: Asked, text: string): Asked {
  const unit = factor.per?.unit ?? ''
  const fit = amounts.filter((one) => areSameDimension(one.unit ?? '', unit) || isHauled(one, unit))
  const rivals = factors.filter((other) => areSameDimension(other.per?.unit ?? '', unit))
  if (fit.length <= 1 || rivals.length === 1) return fit
  const kinds = rivals.map((rival) => kindBefore(rival, text))
  const at = rivals.indexOf(factor)
  const named = fit.filter(({ kind, name }) => kind !== null && [kind, name].includes(kinds[at] ?? ''))
  if (named.length === 1) return named
  const isOrdered = fit.length === rivals.length && kinds.every((kind) => kind === null || kind === kinds[0])
  return isOrdered ? fit.slice(at, at + 1) : []
}

/** "Diesel: 2.65 kg CO2 per litre": what stands before a factor in its clause. */
function kindBefore({ start }: MassSaid, text: string): string | null {
  const clause = text.slice(Math.max(0, start - 60), start).split(/[.;,\n(]|\band\b/)
  const { kind, name } = readActivities(clause.at(-1) ?? '').whole
  return kind === 'fuel' || kind === 'material' ? name : kind
}

/** Goods with their way are tonne-kilometres. */
function isHauled({ unit, distanceKm }: AskedActivity, per: string | null): boolean {
  return per === 'tkm' && isMass(unit) && distanceKm !== null
}

/** What is open is asked for. */
function measuredOnes({ per, period }: MassSaid, found: Asked): Amount[] {
  return found.flatMap((activity) => {
    const { openShare, needsHours, isReturn, uncounted, quantity, unit, multipliers, distanceKm } = activity
    const isOpen = openShare !== null || needsHours || isReturn || uncounted !== null
    const of = per?.unit ?? null
    if (isOpen || of === null || quantity === null || unit === null) return []
    const isHaul = isHauled(activity, of)
    const whole = quantityIn(multiplied(quantity, multipliers), unit, isHaul ? 't' : of)
    if (whole === null) return []
    const amount = times(whole, isHaul ? (distanceKm ?? '1') : '1')
    // "75 kg per m2 a month" has its span in the factor.
    return [{ activity, quantity: amount, of, per: of, from: activity.period === null ? period : null }]
  })
}

/** "60 monitors, 350 kg CO2e per monitor", "1.7 t per passenger" for 14 people: so many times. */
function countedOnes({ per, period, start }: MassSaid, text: string, rest: string): Amount[] {
  const noun = per?.noun ?? null
  const { travellers } = readActivities(rest).whole
  const isOfPeople = calculatorWords.counts.startingAt(tokenise(noun ?? ''), 0)?.value === 'traveller'
  const people = { value: decimal(String(travellers ?? 0)), name: 'people', period: null }
  const named = noun === null ? countedBefore(text.slice(0, start)) : countOfThing(rest, noun)
  const counted = named ?? (isOfPeople && travellers !== null ? people : null)
  if (counted === null) return []
  const { value: quantity, name: of } = counted
  const activity = { ...nothingAsked, text: of, quantity }
  const one = noun ?? (of === 'people' ? 'person' : singularOf(of))
  return [{ activity, quantity, of, per: one, from: counted.period ?? period }]
}

function rowOf(factor: MassSaid, { from, ...amount }: Amount, wanted: Period | null): GivenRow | null {
  const one = dividedBy(factor.value, factor.per?.count ?? '1')
  const counts = from === null || wanted === null || from === wanted ? [] : [spanIn(from, wanted)]
  const value = multiplied(times(amount.quantity, one), counts)
  const kilos = quantityIn(one, factor.unit, 'kg')
  const total = convertQuantity(value, factor.unit, 'kg')
  if (kilos === null || !total.ok) return null
  const { quantity: kg, expression } = total.value
  const period = amount.activity.period ?? (from === null ? null : (wanted ?? from))
  return {
    ...amount,
    activity: { ...amount.activity, period },
    counts,
    factor: kilos,
    kg,
    inUnit: ['kg', 'g', 't'].includes(factor.unit) ? null : { one, value, unit: factor.unit, expression },
    isGas: factor.isGas || factor.per?.unit !== null,
  }
}

/** "What is that a year?", "annual emissions". */
function wantedPeriod(rest: string): Period | null {
  const spans = [...rest.matchAll(/\b(?:per|a|each|every|one|the|this)\s(day|week|month|quarter|year)\b/gi)]
  const said = spans.at(-1)?.[1] ?? (/\b(?:annual(?:ly)?|yearly)\b/i.test(rest) ? 'year' : '')
  return calculatorWords.periods.get(said.toLowerCase()) ?? null
}
