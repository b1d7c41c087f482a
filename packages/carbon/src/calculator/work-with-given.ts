import { decimal, dividedBy, times, type Decimal } from '../decimal.ts'
import { convertQuantity } from '../units/convert-quantity.ts'
import { areSameDimension, isMass } from '../units/unit-table.ts'
import { nothingAsked, type AskedActivity } from './asked-activity.ts'
import { calculatorWords, type Period } from './calculator-words.ts'
import { countedBefore, countOfThing, singularOf, type Counted } from './count-of-thing.ts'
import { readActivities } from './read-activities.ts'
import { blankOut, spaceGases, type MassSaid } from './read-masses.ts'
import { isFactor, readRates } from './read-rates.ts'
import { spanIn, type Multiplier } from './time-spans.ts'
import { tokenise } from './tokenise.ts'

/** One amount times the factor that was given for it. */
export type GivenRow = {
  /** What the amount is of; of no kind where it is only counted. */
  activity: AskedActivity
  quantity: Decimal
  /** "kWh", "laptops". */
  of: string
  counts: readonly Multiplier[]
  /** Kilograms for one. */
  factor: Decimal
  per: string
  kg: Decimal
  period: Period | null
  /** The same in the unit of the factor, where that is neither kilograms nor tonnes. */
  inUnit: { one: Decimal; value: Decimal; unit: string; expression: string | null } | null
  /** False where the words do not tell that the mass is of CO2. */
  isGas: boolean
}

export type Given = {
  /** The message that it was read from. */
  message: string
  /** The first factor's place in it. */
  factor: { start: number; end: number }
  rows: readonly GivenRow[]
  /** Activities for which no factor was given. */
  others: readonly AskedActivity[]
  /** Two factors for one amount are held against each other. */
  compares: boolean
}

/** The sums of a message whose factors are given in it: quantity times factor, whatever both are of. Null where none is. */
export function workWithGiven(message: string): Given | null {
  const text = spaceGases(message)
  const rates = readRates(text)
  const rest = blankOut(text, rates)
  const { activities, whole } = readActivities(rest)
  const amounts = activities.filter(({ unit, thing }) => unit !== null && thing === null)
  if (amounts.length === 0 && whole.unit !== null && whole.quantity !== null)
    amounts.push({ ...nothingAsked, quantity: whole.quantity, unit: whole.unit, period: whole.period })
  const factors = rates.filter((rate) => isFactor(rate, text, amounts))
  if (factors.length === 0) return null
  const wanted = wantedPeriod(rest)
  const pairs = factors.map((factor) => ({ factor, found: amountsOf(factor, factors, amounts, text) }))
  const rows = pairs.flatMap(({ factor, found }) =>
    found.length > 0
      ? found.flatMap((activity) => rowOf(factor, activity, wanted) ?? [])
      : (countedRow(factor, text, rest, wanted) ?? []),
  )
  if (rows.length === 0 || rows.length < factors.length) return null
  const used = pairs.flatMap(({ found }) => found)
  const others = amounts.filter((one) => !used.includes(one) && one.kind !== null)
  const [{ start, end } = { start: 0, end: 0 }] = factors
  return { message: text, factor: { start, end }, rows, others, compares: new Set(used).size < used.length }
}

/** The amounts that a factor is for: those of its dimension, told apart by name, else by their order. */
function amountsOf(
  factor: MassSaid,
  factors: readonly MassSaid[],
  amounts: readonly AskedActivity[],
  text: string,
): readonly AskedActivity[] {
  const unit = factor.per?.unit ?? null
  if (unit === null) return []
  const fit = amounts.flatMap((one) => inDimension(one, unit) ?? [])
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
  const clause =
    text
      .slice(Math.max(0, start - 60), start)
      .split(/[.;,\n(]|\band\b/)
      .at(-1) ?? ''
  const { kind, name } = readActivities(clause).whole
  return kind === 'fuel' || kind === 'material' ? name : kind
}

/** An amount as it stands where it is of the dimension; goods with their way are tonne-kilometres. */
function inDimension(one: AskedActivity, unit: string): AskedActivity | null {
  if (one.unit !== null && areSameDimension(one.unit, unit)) return one
  return unit === 'tkm' && one.unit !== null && isMass(one.unit) && one.distanceKm !== null ? one : null
}

function rowOf(factor: MassSaid, activity: AskedActivity, wanted: Period | null): GivenRow | null {
  const { per } = factor
  // What is open is asked for, as in any other sum.
  if (activity.openShare !== null || activity.needsHours || activity.isReturn) return null
  if (per === null || per.unit === null || activity.quantity === null || activity.unit === null) return null
  const amount = activity.multipliers.reduce(
    (total, by) => dividedBy(times(total, by.times), by.over),
    activity.quantity,
  )
  const isHaul = per.unit === 'tkm' && activity.unit !== 'tkm'
  const converted = convertQuantity(amount, activity.unit, isHaul ? 't' : per.unit)
  if (!converted.ok) return null
  // "75 kg per m2 a month" has its span in the factor.
  const spread = activity.period === null ? spansOf(factor.period, wanted) : []
  const quantity = times(converted.value.quantity, isHaul ? (activity.distanceKm ?? '1') : '1')
  return finish(
    factor,
    { ...activity, period: activity.period ?? (factor.period === null ? null : (wanted ?? factor.period)) },
    { quantity, of: per.unit, per: per.unit, counts: spread },
  )
}

/** "60 monitors, 350 kg CO2e per monitor": so many times. */
function countedRow(factor: MassSaid, text: string, rest: string, wanted: Period | null): GivenRow | null {
  const noun = factor.per?.noun ?? null
  const counted =
    noun === null
      ? countedBefore(text.slice(0, factor.start))
      : (countOfThing(rest, noun) ?? peopleIn(rest, noun))
  if (counted === null) return null
  const per = singularOf(noun ?? counted.name)
  const period = counted.period ?? factor.period
  const activity = { ...nothingAsked, text: counted.name, quantity: counted.value, period: wanted ?? period }
  const counts = spansOf(period, wanted)
  return finish(factor, activity, { quantity: counted.value, of: counted.name, per, counts })
}

/** "1.7 t per passenger" and "14 people": every word of people counts them. */
function peopleIn(rest: string, noun: string): Counted | null {
  const isOfPeople = calculatorWords.counts.startingAt(tokenise(noun), 0)?.value === 'traveller'
  const { travellers } = readActivities(rest).whole
  return isOfPeople && travellers !== null
    ? { value: decimal(String(travellers)), name: 'people', period: null }
    : null
}

function finish(
  factor: MassSaid,
  activity: AskedActivity,
  { quantity, of, per, counts }: Pick<GivenRow, 'quantity' | 'of' | 'per' | 'counts'>,
): GivenRow | null {
  const one = dividedBy(factor.value, factor.per?.count ?? '1')
  const converted = convertQuantity(one, factor.unit, 'kg')
  if (!converted.ok) return null
  const timed = counts.reduce((total, by) => dividedBy(times(total, by.times), by.over), quantity)
  const inKilograms = convertQuantity(times(timed, one), factor.unit, 'kg')
  const whole = ['kg', 'g', 't'].includes(factor.unit) || !inKilograms.ok ? null : inKilograms
  return {
    activity,
    period: activity.period,
    quantity,
    of,
    counts,
    factor: converted.value.quantity,
    per,
    kg: times(timed, converted.value.quantity),
    inUnit:
      whole === null
        ? null
        : { one, value: times(timed, one), unit: factor.unit, expression: whole.value.expression },
    isGas: factor.isGas || factor.per?.unit !== null,
  }
}

function spansOf(period: Period | null, wanted: Period | null): Multiplier[] {
  return period === null || wanted === null || period === wanted ? [] : [spanIn(period, wanted)]
}

/** "What is that a year?", "annual emissions". */
function wantedPeriod(rest: string): Period | null {
  const [, said] =
    /\b(?:per|a|each|every|one|in a|the|this|over a)\s(day|week|month|quarter|year)\b(?!.*\b(?:per|a|each|every) (?:day|week|month|quarter|year)\b)/i.exec(
      rest,
    ) ?? []
  if (said !== undefined) return calculatorWords.periods.get(said.toLowerCase()) ?? null
  return /\b(?:annual(?:ly)?|yearly)\b/i.test(rest) ? 'year' : null
}
