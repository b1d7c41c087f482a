import type { AskedActivity } from '@doublerule/carbon/calculator/asked-activity.ts'
import type { MessageRead } from '@doublerule/carbon/calculator/read-activities.ts'
import { decimal, parseDecimal, times, type Decimal } from '@doublerule/carbon/decimal.ts'
import { ngaElectricityEditions } from '@doublerule/carbon/factors/electricity-au.ts'
import { areSameDimension } from '@doublerule/carbon/units/unit-table.ts'
import type { Interpretation, Question } from '../interpretation.ts'
import { calculatorWords } from '@doublerule/carbon/calculator/calculator-words.ts'

const mostWords = 12
const asksAllStates =
  /\b(?:each|every|all|across|between|by) (?:the )?(?:states?|territor(?:y|ies)|grids?)\b|\bstate by state\b/
/** Nothing but pointing, asking, mass and time: a question of such words has no subject but the sum before it. */
const plainWords = new Set(
  `and so ok okay then but please what if how much many is are was does do would will be it that this they those in of for
  over to as about a an the per each every one whole full come make makes mean emit emits add up all total altogether
  together again co2 co2e carbon emission emissions tonnes tonne tons ton t kg kgs kilos kilograms day week month quarter
  year annum daily weekly monthly quarterly annual annually yearly`.split(/\s+/),
)
const asksAmount =
  /\bhow (?:much|many)\b|\b(?:tonnes?|tons?|kg|kilos?|kilograms?)\b|\b(?:in total|altogether)\b/

export type SumBefore = Extract<Interpretation, { activities: readonly AskedActivity[] }>

/** The sum that a follow-up can lean on. */
export function sumBefore(last: Interpretation | null): SumBefore | null {
  return last !== null && 'activities' in last ? last : null
}

/** "and in Tasmania?", "what about petrol?", "which of that is scope 3?", "double that", "400": the sum before with the named part changed. */
export function changeSum(
  last: Interpretation | null,
  { whole, regions }: MessageRead,
  question: Question,
): Interpretation | null {
  const before = sumBefore(last)
  if (before === null || question.words.length > mostWords) return null
  const again = sumAgain(before, question)
  if (again !== null) return again

  const [only] = before.activities
  if (only === undefined) return null
  const states = regions.filter((region) => region.startsWith('AU-'))
  if (only.kind === 'electricity' && (asksAllStates.test(question.text) || states.length > 1))
    return { kind: 'state-comparison', activities: [only], regions: states }

  const date = whole.date ?? yearBefore(only, question.text)
  const amount = amountOf(only, whole, question.text)
  const isFlight = only.origin !== null
  // "And if those were EVs?": another kind of car is another thing, with a factor of its own.
  const isOtherCar = whole.kind === 'car' && only.kind === 'car' && namesDrive.test(whole.text)
  const isOtherSubject =
    whole.kind !== null &&
    (whole.kind !== only.kind || isOtherCar || only.among.length > 0) &&
    whole.origin === null
  const hasChange =
    date !== null ||
    (whole.region !== null && !isFlight) ||
    whole.unknownPlace !== null ||
    whole.cabin !== null ||
    whole.isReturn ||
    whole.vehicle !== null ||
    whole.travellers !== null ||
    isOtherSubject ||
    amount !== null
  if (!hasChange) return null
  const isSingle = before.activities.length === 1
  const activities = before.activities.map((activity): AskedActivity => ({
    ...activity,
    ...(isOtherSubject && isSingle
      ? activity.kind === null
        ? { kind: whole.kind, name: whole.name, text: `${activity.text} ${whole.text}` }
        : { kind: whole.kind, name: whole.name, text: whole.text, vehicle: null, among: [] }
      : {}),
    ...(isSingle ? amount : {}),
    ...(isOtherCar
      ? {
          multipliers: activity.multipliers.map((by) => ({
            ...by,
            text: by.text.replace(namesDrive, '').replace(/ {2,}/g, ' '),
          })),
        }
      : {}),
    region: activity.origin === null ? (whole.region ?? activity.region) : activity.region,
    unknownPlace: whole.region === null ? (whole.unknownPlace ?? activity.unknownPlace) : null,
    date: date ?? activity.date,
    cabin: whole.cabin ?? activity.cabin,
    isReturn: whole.isReturn || activity.isReturn,
    travellers: whole.travellers ?? activity.travellers,
    ...(whole.vehicle === null ? {} : { vehicle: whole.vehicle, text: activity.name ?? activity.text }),
  }))
  return { kind: before.kind === 'factor' ? 'factor' : 'sum', activities }
}

const namesDrive = /\b(?:evs?|electric|petrol|diesel|hybrids?|phevs?|teslas?)\b/i

/** "With last year's factors": a year before the day of the sum, or before the newest edition. */
function yearBefore({ date }: AskedActivity, text: string): string | null {
  if (!asksYearBefore.test(text)) return null
  const newest = ngaElectricityEditions.at(-1) ?? ''
  const [year = '', ...day] = (date ?? `${newest}-07-01`).split('-')
  return [Number(year) - 1, ...day].join('-')
}

const asksYearBefore = /\b(?:last year|(?:previous|prior|old|older|earlier) (?:year|edition|factors?|set))\b/

/** "How much is that?", "and in tonnes?", "and in a year?": about its emissions, never about our prices. */
function sumAgain(before: SumBefore, question: Question): Interpretation | null {
  const words = question.text.match(/[a-z0-9]+/g) ?? []
  if (words.length === 0 || !words.every((word) => plainWords.has(word) || word === 's')) return null
  const [period, from] = words.flatMap((word) => calculatorWords.periods.get(word) ?? [])
  if (period !== undefined) {
    // "Per month if that is a year": the second span is the one that the amount is for.
    const activities = before.activities.map((activity) => ({ ...activity, period: from ?? activity.period }))
    return { kind: 'sum-period', activities, period }
  }
  return asksAmount.test(question.text) ? { kind: 'sum', activities: before.activities } : null
}

/** Another quantity of the same thing: with a unit, as a bare figure, or as a multiple of the one before. */
function amountOf(
  before: AskedActivity,
  whole: AskedActivity,
  text: string,
): Pick<AskedActivity, 'quantity' | 'unit' | 'multipliers'> | null {
  const by = multipleIn(text)
  const quantity = before.quantity
  if (by !== null && quantity !== null)
    return { quantity: times(quantity, by), unit: before.unit, multipliers: before.multipliers }
  if (whole.quantity === null || whole.origin !== null) return null
  if (whole.unit === null) return { quantity: whole.quantity, unit: before.unit, multipliers: [] }
  const isSame = before.unit === null || before.kind === null || areSameDimension(whole.unit, before.unit)
  return isSame || whole.kind !== null
    ? { quantity: whole.quantity, unit: whole.unit, multipliers: whole.multipliers }
    : null
}

const multiples: readonly (readonly [RegExp, Decimal])[] = [
  [/\b(?:double|twice)\b/, decimal('2')],
  [/\b(?:triple|three times)\b/, decimal('3')],
  [/\b(?:half|halve)\b(?! an? )/, decimal('0.5')],
  [/\bquarter of (?:that|it)\b/, decimal('0.25')],
  [/\b(?:ten times|tenfold)\b/, decimal('10')],
]

function multipleIn(text: string): Decimal | null {
  const counted = /\b(\d{1,6}) ?(?:times|x)\b/.exec(text)?.[1]
  if (counted !== undefined) return parseDecimal(counted)
  return multiples.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
