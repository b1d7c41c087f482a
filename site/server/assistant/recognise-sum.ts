import { areSameDimension, unitById } from '@doublerule/carbon/units/unit-table.ts'
import { readAmounts, readMoney, unitIn, type Amount } from './amounts.ts'
import type { Interpretation, Question, SumRequest } from './interpretation.ts'
import { dateIn } from './sum-dates.ts'
import { flightEndsIn, placeIn, statesIn } from './sum-places.ts'
import { subjectIn, type Subject } from './sum-subjects.ts'

const asksEmissions =
  /\b(emit|emits|emitted|emissions?|co2e?|carbon|footprint|tonnes of|kg of|ghg|greenhouse)\b/
const asksFactor =
  /\b(what('s| is| are)?|give me|show( me)?|find|look up|current|latest|tell me)\b.{0,40}\bfactors?\b|\bfactors? (for|of) \w+|\bkg( of)? ?co2e? per\b|\bhow (much|many)\b.{0,30}\b(co2e?|carbon|emissions?)\b.{0,20}\b(per|does|do|is|in|from)\b/
const asksSpend = /\b(spend|spent|spending|worth of|invoice for|emissions? (of|from|for))\b/
const spending: Subject = { kind: 'spend', name: 'spending', usualUnit: null }
const asksGasItself = /\b(tonnes?|tons?|kg|kilograms?|grams?) of (co2e?|carbon|greenhouse|emissions|ghg)/
const asksReason = /\b(why|how come|differ|different|explain|who|which edition|two factors|more than one)\b/
const asksAllStates =
  /\b(each|every|all|across|between|compare|by) (the )?(states?|territor(y|ies)|regions?|grids?)\b|\bstate by state\b/

/** Questions that the carbon engine answers: a sum, a factor, states side by side, a conversion of units. */
export function recogniseSum(question: Question, last: Interpretation | null): Interpretation | null {
  const text = question.words.join(' ')
  const conversion = conversionIn(question)
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
  const changed = before === null ? null : changeSum(before, subject, amount, question)
  if (changed !== null) return changed
  if (asksGasItself.test(text)) return null
  if (amount !== null && subject === null && (asksEmissions.test(text) || question.words.length <= 3)) {
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

function requestOf(subject: Subject, amount: Amount, question: Question): SumRequest {
  const distance = subject.kind === 'freight' ? distanceKmIn(question.raw, amount) : null
  const cabin = subject.kind === 'flight' ? cabinIn(question.text) : null
  return {
    kind: subject.kind,
    name: subject.name,
    ...amount,
    description: singleUse(question.text),
    region: placeIn(question.raw),
    date: dateIn(question.raw),
    isReturn: /\b(return|round[- ]trip|both ways|there and back)\b/.test(question.text),
    ...(distance === null ? {} : { distanceKm: distance }),
    ...(cabin === null ? {} : { cabin }),
  }
}

/** The amount whose unit can be the subject's, else the first one. */
function amountFor(subject: Subject | null, amounts: readonly Amount[]): Amount | null {
  if (subject?.kind === 'hotel') return amounts.find(({ unit }) => unit === 'room-night') ?? null
  if (subject?.kind === 'freight') return amounts.find(({ unit }) => unit === 'tkm' || isMass(unit)) ?? null
  const usual = subject?.usualUnit ?? null
  const fitting = usual === null ? undefined : amounts.find(({ unit }) => areSameDimension(unit, usual))
  return fitting ?? amounts[0] ?? null
}

function distanceKmIn(raw: string, used: Amount): string | null {
  const distance = readAmounts(raw).find(({ unit }) => unit === 'km')
  return distance === undefined || used.unit === 'tkm' ? null : distance.quantity
}

/** The engine looks for what burned a fuel by its name in the singular. */
function singleUse(text: string): string {
  return text.replace(
    /\b(generator|genset|excavator|loader|dozer|forklift|vehicle|truck|car|ute|van)s\b/g,
    '$1',
  )
}

function cabinIn(text: string): string | null {
  return /\b(premium economy|economy|business|first) ?(class)?\b/.exec(text)?.[1] ?? null
}

function isMass(unit: string): boolean {
  return unitById(unit)?.dimension === 'mass'
}

function factorOf(subject: Subject, question: Question): Interpretation | null {
  if (subject.usualUnit === null) return null
  const unit =
    unitIn(/\bper (?:a |one )?([\w³]+(?: \w+)?)/.exec(question.raw)?.[1] ?? '') ?? subject.usualUnit
  return { kind: 'factor', request: requestOf(subject, { quantity: '1', unit }, question) }
}

function sumBefore(last: Interpretation | null): SumRequest | Amount | null {
  if (last?.kind === 'sum' || last?.kind === 'factor') return last.request
  if (last?.kind === 'state-comparison') return last.kwh
  return last?.kind === 'sum-missing-subject' ? last.amount : null
}

/** "and in Tasmania?", "what about petrol?", "for a generator": the sum before with the named part changed. */
function changeSum(
  before: SumRequest | Amount,
  subject: Subject | null,
  amount: Amount | null,
  question: Question,
): Interpretation | null {
  if (question.words.length > 10) return null
  if (!('kind' in before)) {
    return subject === null ? null : { kind: 'sum', request: requestOf(subject, before, question) }
  }
  const text = question.words.join(' ')
  if (before.kind === 'electricity' && asksAllStates.test(text)) {
    return { kind: 'state-comparison', kwh: before, regions: [] }
  }
  const region = before.flight === undefined ? placeIn(question.raw) : null
  const date = dateIn(question.raw)
  if (amount !== null && !areSameDimension(amount.unit, before.unit)) return null
  const bare = amount ?? bareNumberIn(question.text, before)
  const isUse =
    /\b(generators?|gensets?|vehicles?|car|cars|utes?|trucks?|off-?road|plant|excavators?|metro|non-?metro)\b/.test(
      text,
    )
  const isReturn = /\b(return|round[- ]trip|both ways)\b/.test(text)
  const cabin = before.kind === 'flight' ? cabinIn(question.text) : null
  const isOtherSubject = subject !== null && subject.kind !== before.kind && !isUse
  if (
    region === null &&
    date === null &&
    bare === null &&
    !isUse &&
    !isReturn &&
    cabin === null &&
    !isOtherSubject
  )
    return null
  const description = isUse
    ? `${before.name} ${question.text}`
    : isOtherSubject
      ? question.text
      : before.description
  return {
    kind: 'sum',
    request: {
      ...before,
      ...(isOtherSubject ? { kind: subject.kind, name: subject.name } : {}),
      ...bare,
      description,
      region: region ?? before.region,
      date: date ?? before.date,
      isReturn: isReturn || before.isReturn,
      ...(cabin === null ? {} : { cabin }),
    },
  }
}

function bareNumberIn(text: string, before: SumRequest): Amount | null {
  const number =
    /^(?:and|what about|how about|what if|for)?\s*(?:it (?:is|was|were))?\s*(\d[\d,]*(?:\.\d+)?)\s*\??$/.exec(
      text,
    )?.[1]
  return number === undefined ? null : { quantity: number.replaceAll(',', ''), unit: before.unit }
}

/** "How many MJ are in 3 kWh?", "convert 10 MWh to GJ". */
function conversionIn(question: Question): Interpretation | null {
  const { raw } = question
  const asked = /\bhow many ([\w³]+)\s+(?:(?:are |is )?(?:there )?in|are|is|make|equal) (.+)$/i.exec(raw)
  const to = unitIn(asked?.[1] ?? '')
  const [from] = readAmounts(asked?.[2] ?? '')
  if (to !== null && from !== undefined) return { kind: 'conversion', from, to }

  const ordered = /\b(?:convert|what is|what's|how much is|turn)\b(.+?)\b(?:to|into|in)\b\s+([\w³]+)/i.exec(
    raw,
  )
  const target = unitIn(ordered?.[2] ?? '')
  const [source] = readAmounts(ordered?.[1] ?? '')
  if (
    target === null ||
    source === undefined ||
    subjectIn(question.text.replace(/\b[kmg]wh\b/g, '')) !== null
  )
    return null
  return { kind: 'conversion', from: source, to: target }
}
