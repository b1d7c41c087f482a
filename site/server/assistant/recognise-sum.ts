import { areSameDimension } from '@doublerule/carbon/units/unit-table.ts'
import { readAmounts, readMoney, unitIn, type Amount } from './amounts.ts'
import { asksAllStates, changeSum, sumBefore } from './change-sum.ts'
import type { Interpretation, Question, SumRequest } from './interpretation.ts'
import { recogniseConversion } from './recognise-conversion.ts'
import { dateIn } from './sum-dates.ts'
import { flightEndsIn, placeIn, statesIn } from './sum-places.ts'
import { isMass, requestOf } from './sum-request.ts'
import { subjectIn, type Subject } from './sum-subjects.ts'

const asksEmissions =
  /\b(emit|emits|emitted|emissions?|co2e?|carbon|footprint|tonnes of|kg of|ghg|greenhouse)\b/
const asksFactor =
  /\b(what('s| is| are)?|give me|show( me)?|find|look up|current|latest|tell me)\b.{0,40}\bfactors?\b|\bfactors? (for|of) \w+|\bkg( of)? ?co2e? per\b|\bhow (much|many)\b.{0,30}\b(co2e?|carbon|emissions?)\b.{0,20}\b(per|does|do|is|in|from)\b/
const asksSpend =
  /\b(spend|spent|spending|worth of|invoice for|emissions? (of|from|for))\b|(?:\$|aud) ?[\d,.]+ ?(?:k|m|thousand|million)? (?:on|of|for) \w/
/** An amount in a question about law is no sum: "must we report if we emit 30 kt?" */
const asksRules =
  /\b(reports?|reporting|nger|aasbs2|threshold|register|comply|complian\w+|mandatory|law|groups?|group[123]|limits?)\b/
const spending: Subject = { kind: 'spend', name: 'spending', usualUnit: null }
const asksGasItself = /\b(tonnes?|tons?|kg|kilograms?|grams?) of (co2e?|carbon|greenhouse|emissions|ghg)/
const asksReason = /\b(why|how come|differ|different|explain|who|which edition|two factors|more than one)\b/

/**
 * Questions that the carbon engine answers: a sum, a factor, states side by side, a conversion of units.
 * @param standsAlone true for a question that continues no other.
 */
export function recogniseSum(
  question: Question,
  last: Interpretation | null,
  standsAlone: () => boolean,
): Interpretation | null {
  const text = question.words.join(' ')
  const conversion = recogniseConversion(question)
  if (conversion !== null) return conversion

  const amounts = readAmounts(question.raw)
  const money = amounts.length === 0 && asksSpend.test(question.text) ? readMoney(question.raw) : null
  const subject = money === null ? (subjectIn(question.text) ?? subjectIn(text)) : spending
  const amount = money ?? amountFor(subject, amounts)
  const before = sumBefore(last)
  if (subject === null && amount === null && before === null) return null

  const complete = completeSum(subject, amount, question)
  if (complete !== null) {
    const states = statesIn(question.raw)
    const comparesStates = asksAllStates.test(text) || (states.length > 1 && subject?.kind !== 'flight')
    const isElectricity = complete.kind === 'electricity'
    if (isElectricity && comparesStates) return { kind: 'state-comparison', kwh: complete, regions: states }
    return { kind: 'sum', request: complete }
  }
  const namesFactor =
    /\bfactors?\b/.test(text) && (placeIn(question.raw) !== null || dateIn(question.raw) !== null)
  if (subject !== null && (asksFactor.test(text) || namesFactor) && !asksReason.test(text)) {
    return factorOf(subject, question)
  }
  const changed = before === null || standsAlone() ? null : changeSum(before, subject, amount, question)
  if (changed !== null) return changed
  if (asksGasItself.test(text)) return null
  const asksAmount = asksEmissions.test(text) && !asksRules.test(text)
  if (amount !== null && subject === null && (asksAmount || question.words.length <= 3)) {
    return { kind: 'sum-missing-subject', amount }
  }
  return null
}

function completeSum(subject: Subject | null, amount: Amount | null, question: Question): SumRequest | null {
  if (amount !== null && subject === null) {
    const isElectric = amount.unit === 'kWh' || amount.unit === 'MWh' || amount.unit === 'GWh'
    return isElectric
      ? requestOf({ kind: 'electricity', name: 'electricity', usualUnit: 'kWh' }, amount, question)
      : null
  }
  if (subject === null) return null
  if (subject.kind === 'flight') {
    const ends = flightEndsIn(question.raw)
    if (ends !== null)
      return { ...requestOf(subject, { quantity: '1', unit: 'leg' }, question), region: null, flight: ends }
  }
  return amount === null ? null : requestOf(subject, amount, question)
}

/** The amount whose unit can be the subject's, else the first one. */
function amountFor(subject: Subject | null, amounts: readonly Amount[]): Amount | null {
  if (subject?.kind === 'hotel') return amounts.find(({ unit }) => unit === 'room-night') ?? null
  if (subject?.kind === 'freight') return amounts.find(({ unit }) => unit === 'tkm' || isMass(unit)) ?? null
  const usual = subject?.usualUnit ?? null
  const fitting = usual === null ? undefined : amounts.find(({ unit }) => areSameDimension(unit, usual))
  return fitting ?? amounts[0] ?? null
}

function factorOf(subject: Subject, question: Question): Interpretation | null {
  if (subject.usualUnit === null) return null
  const unit =
    unitIn(/\bper (?:a |one )?([\w³]+(?: \w+)?)/.exec(question.raw)?.[1] ?? '') ?? subject.usualUnit
  return { kind: 'factor', request: requestOf(subject, { quantity: '1', unit }, question) }
}
