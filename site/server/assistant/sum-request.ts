import { unitById } from '@doublerule/carbon/units/unit-table.ts'
import { readAmounts, type Amount } from './amounts.ts'
import type { Question, SumRequest } from './interpretation.ts'
import { dateIn } from './sum-dates.ts'
import { placeIn } from './sum-places.ts'
import type { Subject } from './sum-subjects.ts'

/** The request for one sum, with every part that the question names. */
export function requestOf(subject: Subject, amount: Amount, question: Question): SumRequest {
  const distance = subject.kind === 'freight' ? distanceKmIn(question.raw, amount) : null
  const cabin = subject.kind === 'flight' ? cabinIn(question.text) : null
  return {
    kind: subject.kind,
    name: subject.name,
    ...amount,
    description: subject.kind === 'spend' ? boughtThing(question.text) : singleUse(question.text),
    region: placeIn(question.raw),
    date: dateIn(question.raw),
    isReturn: /\b(return|round[- ]trip|both ways|and back)\b/.test(question.text),
    ...(distance === null ? {} : { distanceKm: distance }),
    ...(cabin === null ? {} : { cabin }),
  }
}

function distanceKmIn(raw: string, used: Amount): string | null {
  const distance = readAmounts(raw).find(({ unit }) => unit === 'km')
  return distance === undefined || used.unit === 'tkm' ? null : distance.quantity
}

/** "We spent $4,000 on office furniture" names the thing by its last words; money and the rest only blur the match. */
function boughtThing(text: string): string {
  const bare = text
    .replace(/(?:aud|a\$|au\$|\$)?\s*\d[\d,.]*\s*(?:k|thousand|million|m|dollars|bucks|aud)?\b/g, ' ')
    .replace(
      /\b(?:we|i|our|have|spent|spend|spending|paid|worth|of|on|what|is|are|the|emissions?|footprint|carbon|co2e?|from|for|how|much|an?|last|this|per|year|month|quarter|in|total|invoice)\b|[?!.,]/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
  return bare === '' ? text : bare
}

/** The engine looks for what burned a fuel by its name in the singular. */
function singleUse(text: string): string {
  return text.replace(
    /\b(generator|genset|excavator|loader|dozer|forklift|vehicle|truck|car|ute|van)s\b/g,
    '$1',
  )
}

export function cabinIn(text: string): string | null {
  return /\b(premium economy|economy|business|first) ?(class)?\b/.exec(text)?.[1] ?? null
}

export function isMass(unit: string): boolean {
  return unitById(unit)?.dimension === 'mass'
}
