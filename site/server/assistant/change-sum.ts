import { decimal, parseDecimal, times, type Decimal } from '@doublerule/carbon/decimal.ts'
import { areSameDimension } from '@doublerule/carbon/units/unit-table.ts'
import type { Amount } from './amounts.ts'
import type { Interpretation, Question, SumRequest } from './interpretation.ts'
import { dateIn } from './sum-dates.ts'
import { placeIn } from './sum-places.ts'
import { cabinIn, requestOf } from './sum-request.ts'
import type { Subject } from './sum-subjects.ts'

/** "Each state", "compare by region": the same electricity in all of them. */
export const asksAllStates =
  /\b(each|every|all|across|between|compare|by) (the )?(states?|territor(y|ies)|regions?|grids?)\b|\bstate by state\b/

/** The sum, or the amount without a subject, that a follow-up can lean on. */
export function sumBefore(last: Interpretation | null): SumRequest | Amount | null {
  if (last?.kind === 'sum' || last?.kind === 'sum-period' || last?.kind === 'factor') return last.request
  if (last?.kind === 'state-comparison') return last.kwh
  return last?.kind === 'sum-missing-subject' ? last.amount : null
}

/** "and in Tasmania?", "what about petrol?", "for a generator": the sum before with the named part changed. */
export function changeSum(
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
  const bare = amount ?? bareNumberIn(question.text, before) ?? multipleIn(question.text, before)
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

const bareNumber =
  /^(?:and|what about|how about|what if|for)?\s*(?:it (?:is|was|were))?\s*(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|million)?\s*\??$/

function bareNumberIn(text: string, before: SumRequest): Amount | null {
  const [, number = '', scale] = bareNumber.exec(text) ?? []
  const value = parseDecimal(number.replaceAll(',', ''))
  if (value === null) return null
  const by = scale === undefined ? '1' : scale === 'million' ? '1000000' : '1000'
  return { quantity: times(value, decimal(by)), unit: before.unit }
}

const multiples: readonly (readonly [RegExp, Decimal])[] = [
  [/\b(double|twice)\b/, decimal('2')],
  [/\b(triple|three times|3 times)\b/, decimal('3')],
  [/\b(half|halve) (of )?(that|it|as much|the amount)\b|\bhalf\b/, decimal('0.5')],
  [/\bquarter of (that|it)\b/, decimal('0.25')],
  [/\b(ten times|10 times|tenfold)\b/, decimal('10')],
]

/** "Double that", "and half of it?", "5 times as much": the quantity before, multiplied. */
function multipleIn(text: string, before: SumRequest): Amount | null {
  const counted = /\b(\d{1,6}) ?(?:times|x)\b/.exec(text)?.[1]
  const by =
    multiples.find(([pattern]) => pattern.test(text))?.[1] ??
    (counted === undefined ? null : parseDecimal(counted))
  const quantity = parseDecimal(before.quantity)
  return by === null || quantity === null ? null : { quantity: times(quantity, by), unit: before.unit }
}
