import { nothingAsked, type AskedActivity } from '@doublerule/carbon/calculator/asked-activity.ts'
import { calculatorWords } from '@doublerule/carbon/calculator/calculator-words.ts'
import { readActivities, type MessageRead } from '@doublerule/carbon/calculator/read-activities.ts'
import { isMoney } from '@doublerule/carbon/calculator/read-quantity.ts'
import { readUnit } from '@doublerule/carbon/calculator/read-unit.ts'
import { tokenise } from '@doublerule/carbon/calculator/tokenise.ts'
import { changeGiven } from '@doublerule/carbon/calculator/change-given.ts'
import { readClaim } from '@doublerule/carbon/calculator/read-claim.ts'
import { readConversion } from '@doublerule/carbon/calculator/read-conversion.ts'
import { readRatio } from '@doublerule/carbon/calculator/read-ratio.ts'
import { blankOut, readMasses, spaceGases } from '@doublerule/carbon/calculator/read-masses.ts'
import { workWithGiven } from '@doublerule/carbon/calculator/work-with-given.ts'
import { decimal } from '@doublerule/carbon/decimal.ts'
import { areSameDimension } from '@doublerule/carbon/units/unit-table.ts'
import type { Context, Interpretation, Question } from '../interpretation.ts'
import { asksRows } from './asks-rows.ts'
import { chooseOption } from './choose-option.ts'
import { changeSum, sumBefore } from './change-sum.ts'
import { readGreenShare } from './green-share.ts'
import { oneUnitOf } from './one-unit-of.ts'
import { settleShare } from './settle-share.ts'

const asksEmissions =
  /\b(?:emit|emits|emitted|emitting|emissions?|co2e?|carbon|footprint|tonnes of|kg of|ghg|greenhouse|calculate|work out)\b/
const asksAmount = /\b(?:how (?:much|many)|calculate|work out|what (?:is|are) the (?:emissions?|footprint))\b/
/** A power factor, a load factor and their kin are figures of engineering, no factor of emissions. */
const asksFactor =
  /\bgwps?\b|\b(?:carbon|emissions?) intensity\b|\bwarming potentials?\b|(?<!\b(?:power|load|capacity|loss|bulking|safety) )\bfactors?\b|\bkg(?: of)? ?co2e? per\b|\bco2e? per\b|\bemissions? per\b|\bper (?:kwh|litre|liter|gj|km|tonne)\b/
const asksReason =
  /\b(?:why|can (?:i|we) use|should (?:i|we)|market-?based|how come|differ\w*|often|updated|ok|used|explain|who|which edition|more than one|when)\b/
/** An amount in a question about law, plans or files is no sum: "must we report if we emit 30 kt?" */
const asksElse =
  /\b(?:(?:must|have to|has to|need to|needs to|required to|obliged to|when|who|whether|if|mandatory|due)\b.{0,60}\breport(?:s|ing)?|reports?\b.{0,30}\b(?:due|deadline|template|export|format)|nger|nga edition|aasb|threshold|register|comply|complian\w+|mandatory|law|groups?|safeguard|upload|file|pdf|plans?|users?|business ?units?|secr|csrd)\b/
/** A figure that is wondered at is given, not asked for: "how can a litre make 2.4 kg?", "is 2 tonnes a lot?" */
export const asksMeaning =
  /\bhow can (?!i\b|we\b|you\b)|\bhow come\b|\bwhat am i missing\b|\bhow (?:do|does)\b.{0,80}\b(?:turn into|become|add up|weigh)\b|\bis \d[\d.,]* ?(?:t|tonnes?|tons?|kg) (?:of \w+ )?(?:a lot|much|high|low|good|bad|normal|average|big|ok)\b/
const goesOn = /^(?:and|but|or|then|what about|how about|what if|if|at|using|in|for|with)\b/
const mostWordsOfChange = 12
const asksDifference =
  /\d ?(?:[a-z]{1,6} )?(?:to|-|–) ?\d|\b(?:between|difference|reduc\w+|sav(?:e|ed|ing|ings)|compar\w+|versus|vs|against|chang(?:e|ed)|drop(?:ped)?|increas\w+|decreas\w+|better|worse|cleaner|dirtier|greener|switch\w*|replac\w+|swap\w*|went (?:up|down)|before\b.*\bafter)\b/
const asksAllStates =
  /\b(?:each|every|all|across|between|compare|by) (?:the )?(?:states?|territor(?:y|ies)|regions?|grids?)\b|\bstate by state\b/
/** A message that is hardly more than its amounts is a sum without saying so. */
const mostPlainWords = 6

/** Questions that the calculator answers: sums, factors, states side by side, conversions, and what follows on them. */
export function recogniseSum(
  question: Question,
  context: Pick<Context, 'last' | 'lastSum' | 'sums'>,
  standsAlone: () => boolean,
): Interpretation | null {
  const conversion = readConversion(question.raw)
  const isConversion =
    conversion !== null &&
    (areSameDimension(conversion.from, conversion.to) ||
      conversion.energy !== null ||
      /\bconvert\b/.test(question.text))
  if (isConversion && !asksEmissions.test(question.text)) return { kind: 'conversion', ...conversion }

  // "30 t of CO2": what comes out is told, and neither asked for nor used.
  const raw = spaceGases(question.raw)
  const emitted = readMasses(raw).filter(({ isGas, isLimit, per }) => isGas || (isLimit && per !== null))
  const read = readActivities(blankOut(raw, emitted))
  const factor =
    emitted.length === 0 && asksFactor.test(question.corrected) && !asksReason.test(question.corrected)
      ? factorOf(read, question.corrected)
      : null
  if (factor !== null)
    return { kind: 'factor', activities: [factor, ...alternativesTo(factor, question.raw)] }

  const given = sumOfGiven(question, context.last)
  if (given !== null) return given
  const isElse = [asksElse, asksMeaning].some((pattern) => pattern.test(question.text))
  const states = read.regions.filter((region) => region.startsWith('AU-'))
  const [first] = read.activities
  if (first?.kind === 'electricity' && first.unit !== null && !isElse && read.activities.length === 1) {
    if (asksAllStates.test(question.text))
      return { kind: 'state-comparison', activities: [first], regions: [] }
    if (states.length > 1) return { kind: 'state-comparison', activities: [first], regions: states }
  }
  const added = addRows(context.last, read, question)
  if (added !== null) return added
  const settled = settleShare(context.last, read, question) ?? chooseOption(context.last, question)
  if (settled !== null) return settled
  const hasComplete = read.activities.some(
    ({ kind, unit, needsHours }) => kind !== null && unit !== null && !needsHours,
  )
  // An amount of nothing named is asked for in its line: no part of a message is dropped.
  if (hasComplete && !isElse) return newSum(read, question)

  const isOwn = !amendsManner(read, context.last) && !completes(read, context.last) && standsAlone()
  // A question of meaning may stand between a sum and what goes on from it.
  const before =
    sumBefore(context.last) === null && goesOn.test(question.text) ? context.lastSum : context.last
  const changed =
    asksRows(context, read, question) ?? (isElse || isOwn ? null : changeSum(before, read, question))
  if (changed !== null) return changed
  if (isElse || first === undefined) return null
  const drives = first === undefined ? [] : drivesOf(first)
  if (!isElse && drives.length > 0) return { kind: 'sum', activities: drives, compares: true }
  // "9 litres an hour, 11 hours a day": an amount with its times is a sum, whatever it is of.
  if (first.unit !== null && first.multipliers.length > 0) return { kind: 'sum', activities: [first] }
  if (first.kind === null && standsAlone()) return null
  const isTerse = question.words.length <= mostPlainWords && (first.unit !== null || first.kind !== null)
  // The power of a plant is its size: only who asks how much it comes to has a sum in mind.
  const asks = first.needsHours ? asksAmount : asksEmissions
  const isAsked = asks.test(question.text) && first.unit !== null
  return isTerse || isAsked ? { kind: 'sum', activities: [first] } : null
}

/** What the message gives itself: its own factors, a result that is to be checked, or emissions to be divided. */
function sumOfGiven({ raw, text, words }: Question, last: Interpretation | null): Interpretation | null {
  const before =
    last?.kind === 'sum' && goesOn.test(text) && words.length <= mostWordsOfChange ? last.given : undefined
  const claim = readClaim(raw)
  const changed = before === undefined ? null : changeGiven(before, raw)
  const given = changed ?? workWithGiven(claim?.rest ?? raw)
  if (given !== null) {
    const activities = new Set([...given.rows.map(({ activity }) => activity), ...given.others])
    return { kind: 'sum', activities: [...activities], given, ...(claim === null ? {} : { claim }) }
  }
  if (asksElse.test(text) || asksMeaning.test(text)) return null
  if (claim !== null) {
    const { activities } = readActivities(claim.rest)
    const isWhole = activities.every(({ kind, unit }) => kind !== null && unit !== null)
    return isWhole ? { kind: 'sum', activities, claim } : null
  }
  const ratio = readRatio(raw)
  return ratio === null ? null : { kind: 'ratio', ratio }
}

function newSum(read: MessageRead, { text, raw, sentences }: Question): Interpretation {
  const { regions } = read
  // What a story counts on the way is no amount; in a list it is named as left out.
  const activities =
    sentences.length > 1 ? read.activities.filter(({ thing }) => thing === null) : read.activities
  const [only, ...others] = activities
  const green = readGreenShare(text)
  const ways = only === undefined || others.length > 0 ? [] : alternativesTo(only, raw)
  if (only !== undefined && ways.length > 0)
    return { kind: 'sum', activities: [{ ...only, among: [] }, ...ways], compares: true }
  const isPower = green !== null && regions.length <= 1 && only?.kind === 'electricity'
  const compares = asksDifference.test(text) || (others.length > 0 && /\d\D*\bor\b\D*\d/.test(text))
  return { kind: 'sum', activities, compares, ...(isPower ? { green } : {}) }
}

/** "A litre of diesel or petrol": the amount holds for each thing that is named as another choice. */
function alternativesTo(one: AskedActivity, raw: string): AskedActivity[] {
  const parts = raw.split(one.quantity === '1' ? /\b(?:or|and|vs|versus)\b/i : /\b(?:or|vs|versus)\b/i)
  return parts.flatMap((part) => {
    const { whole } = readActivities(part)
    const unit = oneUnitOf(whole)?.unit ?? null
    const isFree = whole.quantity === null || (parts[0] === part && whole.quantity === one.quantity)
    const isOther = isFree && unit !== null && one.unit !== null && areSameDimension(unit, one.unit)
    return isOther && (whole.kind !== one.kind || whole.name !== one.name)
      ? [{ ...one, among: [], kind: whole.kind, name: whole.name, text: whole.text, vehicle: null }]
      : []
  })
}

/** "A car, 11,500 miles at 22 mpg": litres of petrol or of diesel, side by side, where neither is named. */
function drivesOf(one: AskedActivity): AskedActivity[] {
  const isVolume = one.unit !== null && areSameDimension(one.unit, 'L')
  const isDriven = one.vehicle !== null && calculatorWords.drives.has(one.vehicle)
  if (one.kind !== null || !isDriven || !isVolume || one.multipliers.length === 0) return []
  return (['petrol', 'diesel'] as const).map((kind) => ({ ...one, kind, name: kind, text: kind }))
}

/** What the sum before lacked and asked for. */
function completes({ whole }: MessageRead, last: Interpretation | null): boolean {
  const isOpen = sumBefore(last)?.activities.some(
    ({ kind, unit, among }) =>
      kind === null || unit === null || among.length > 0 || (kind !== 'spend' && isMoney(unit)),
  )
  return isOpen === true && (whole.kind !== null || whole.unit !== null)
}

/** "Add 50 kWh", "plus 20 L petrol": rows that join the sum before. */
function addRows(last: Interpretation | null, read: MessageRead, { text }: Question): Interpretation | null {
  const before = sumBefore(last)
  if (before === null || !/^(?:and |also |please |then |now )*(?:add|plus)\b/.test(text)) return null
  const isComplete =
    read.activities.length > 0 && read.activities.every(({ kind, unit }) => kind !== null && unit !== null)
  return isComplete ? { kind: 'sum', activities: [...before.activities, ...read.activities] } : null
}

/** "It was return", "for an excavator": manner of the sum before, whatever the site says of returns and excavators. */
function amendsManner({ whole }: MessageRead, last: Interpretation | null): boolean {
  const before = sumBefore(last)?.activities ?? []
  const isTrip = before.some(({ origin }) => origin !== null)
  const isFuel = before.some(({ kind }) => kind === 'diesel' || kind === 'petrol' || kind === 'lpg')
  return (isTrip && (whole.isReturn || whole.cabin !== null)) || (isFuel && whole.vehicle !== null)
}

/** "CO2 per kWh of natural gas": energy of a fuel is turned into the unit of its factor. */
function inAskedUnit(one: AskedActivity, text: string): AskedActivity {
  const [, said = ''] = /\bper (?:an? )?([a-z]+\d?)\b/.exec(text) ?? []
  const unit = readUnit(tokenise(said), 0)?.id ?? null
  const isEnergy = unit !== null && areSameDimension(unit, 'kWh')
  return isEnergy || (unit !== null && areSameDimension(unit, one.unit ?? '')) ? { ...one, unit } : one
}

/** One unit of what is named; a state alone is asked for its electricity. */
function factorOf({ activities, whole, regions }: MessageRead, text: string): AskedActivity | null {
  const isCounted = ({ quantity, unit, multipliers }: AskedActivity) =>
    unit !== null && quantity !== null && (quantity !== '1' || multipliers.length > 0)
  if (activities.some(isCounted)) return null
  const one = oneUnitOf(whole)
  if (one !== null) return inAskedUnit(one, text)
  const [region] = regions
  if (region === undefined || !region.startsWith('AU-')) return null
  return {
    ...nothingAsked,
    kind: 'electricity',
    name: 'electricity',
    text: 'electricity',
    quantity: decimal('1'),
    unit: 'kWh',
    region,
    date: whole.date,
  }
}
