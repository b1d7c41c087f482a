import { compare, decimal, dividedBy, parseDecimal, times, type Decimal } from '../decimal.ts'
import { convertQuantity } from '../units/convert-quantity.ts'
import { areSameDimension, isMass, unitById } from '../units/unit-table.ts'
import { nothingAsked, type AskedActivity } from './asked-activity.ts'
import { calculatorWords, type Period } from './calculator-words.ts'
import { countedBefore, countOfThing, singularOf } from './count-of-thing.ts'
import { readActivities } from './read-activities.ts'
import { readMasses, spaceGases, type MassSaid } from './read-masses.ts'
import { spanIn, type Multiplier } from './time-spans.ts'

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

const ratesOfEmissions: ReadonlySet<string | undefined> = new Set([
  'energy',
  'distance',
  'freight-work',
  'passenger-distance',
  'vehicle-distance',
])
const namesFactor = /\b(?:factors?|intensity|ef)\W{0,3}(?:of |is |was |for )?(?:[a-z]+ ){0,3}\W?\s?$/i
const namesGas = /\b(?:co2\w*|carbon|emissions?|emit\w*|footprint|ghg)\b/i
const gwp =
  /\b(?:gwp|global warming potential)s?\b(?: \([^)]{0,20}\))?(?: of| is| =|:| at)* ?(\d[\d,]*(?:\.\d+)?)/i
const multiplied =
  /(\d[\d,]*(?:\.\d+)? ?[a-z][a-z ]{0,30}?) ?(?:[x×*]|times|multiplied by) ?(\d*\.\d+)(?=\s*(?:=|is\b|makes\b|gives\b))/gi
const fuels: ReadonlySet<string | null> = new Set(['petrol', 'diesel', 'lpg', 'fuel', null])

/** The sums of a message whose factors are given in it: quantity times factor, whatever both are of. Null where none is. */
export function workWithGiven(message: string): Given | null {
  const text = spaceGases(message)
  const warming = warmingOf(text)
  // Of CO2 a mass is what comes out, never what is burnt: a threshold, or another's figure.
  const masses = readMasses(text).filter(({ per, isGas }) => per !== null || isGas)
  const parts = [...masses, ...bareFactors(text), ...(warming === null ? [] : [warming])].sort(
    (one, other) => one.start - other.start,
  )
  const rest = blank(text, parts)
  const { activities, whole } = readActivities(rest)
  const amounts = activities.filter(({ unit, thing }) => unit !== null && thing === null)
  if (amounts.length === 0 && whole.unit !== null && whole.quantity !== null)
    amounts.push({ ...nothingAsked, quantity: whole.quantity, unit: whole.unit, period: whole.period })
  const isOfGas = ({ kind }: AskedActivity) => kind === 'refrigerant'
  const factors = parts.filter((part) =>
    part === warming ? amounts.some(isOfGas) : isFactor(part, text, amounts),
  )
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

/** The message without what was read of it. */
export function blank(text: string, parts: readonly { start: number; end: number }[]): string {
  return parts
    .toReversed()
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
}

/** A weight per litre, metre or bag is a density, unless the gas is named or a factor is. */
function isFactor(mass: MassSaid, text: string, amounts: readonly AskedActivity[]): boolean {
  const { per, unit, value, isGas, start } = mass
  if (per === null) return false
  if (isGas || namesFactor.test(text.slice(Math.max(0, start - 40), start))) return true
  if (per.unit === null) {
    // "25 laptops at 300 kg each": of bags of cement it is their weight.
    return amounts.every(({ kind }) => kind === null) && readActivities(text).whole.kind === null
  }
  const dimension = unitById(per.unit)?.dimension
  if (ratesOfEmissions.has(dimension)) return true
  if (dimension === 'mass') return namesGas.test(text)
  // No fuel weighs more than a kilogram a litre.
  const weight = convertQuantity(value, unit, 'kg')
  const isLitre = per.unit === 'L' && weight.ok && compare(weight.value.quantity, '1') > 0
  return isLitre && amounts.some((one) => one.unit === 'L' && fuels.has(one.kind))
}

/** "A GWP of 675": kilograms of CO2e for a kilogram of the gas. */
function warmingOf(text: string): MassSaid | null {
  const match = gwp.exec(text)
  const value = parseDecimal(match?.[1]?.replaceAll(',', '') ?? '')
  if (match === null || value === null) return null
  return {
    ...factorAt(match.index, match[0].length),
    value,
    per: { unit: 'kg', noun: null, count: decimal('1') },
  }
}

/** "50 litres of petrol x 2.31 = 120 kg": a bare figure that an amount is multiplied by. */
function bareFactors(text: string): MassSaid[] {
  return [...text.matchAll(multiplied)].flatMap((match) => {
    const [said, amount = '', figure = ''] = match
    const { unit } = readActivities(amount).whole
    const value = parseDecimal(figure.replace(/^\./, '0.'))
    if (unit === null || value === null) return []
    const start = match.index + amount.length
    return [
      {
        ...factorAt(start, said.length - amount.length),
        value,
        per: { unit, noun: null, count: decimal('1') },
      },
    ]
  })
}

function factorAt(start: number, length: number): Omit<MassSaid, 'value' | 'per'> {
  return { unit: 'kg', isGas: true, period: null, start, end: start + length }
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
  if (per?.unit == null || activity.quantity === null || activity.unit === null) return null
  const amount = activity.multipliers.reduce(
    (total, by) => dividedBy(times(total, by.times), by.over),
    activity.quantity,
  )
  const isHaul = per.unit === 'tkm' && activity.unit !== 'tkm'
  const converted = convertQuantity(amount, activity.unit, isHaul ? 't' : per.unit)
  if (!converted.ok) return null
  // "75 kg per m2 a month" has its span in the factor.
  const isSpread =
    activity.period === null && factor.period !== null && wanted !== null && factor.period !== wanted
  const spread = isSpread ? [spanIn(factor.period, wanted)] : []
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
  const counted = noun === null ? countedBefore(text.slice(0, factor.start)) : countOfThing(rest, noun)
  if (counted === null) return null
  const per = singularOf(noun ?? counted.name)
  const period = counted.period ?? factor.period
  const isSpread = period !== null && wanted !== null && period !== wanted
  const activity = { ...nothingAsked, text: counted.name, quantity: counted.value, period: wanted ?? period }
  const counts = isSpread ? [spanIn(period, wanted)] : []
  return finish(factor, activity, { quantity: counted.value, of: counted.name, per, counts })
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

/** "What is that a year?", "annual emissions". */
function wantedPeriod(rest: string): Period | null {
  const [, said] =
    /\b(?:per|a|each|every|one|in a|the|this|over a)\s(day|week|month|quarter|year)\b(?!.*\b(?:per|a|each|every) (?:day|week|month|quarter|year)\b)/i.exec(
      rest,
    ) ?? []
  if (said !== undefined) return calculatorWords.periods.get(said.toLowerCase()) ?? null
  return /\b(?:annual(?:ly)?|yearly)\b/i.test(rest) ? 'year' : null
}
