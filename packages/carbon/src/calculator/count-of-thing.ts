import { parseDecimal, type Decimal } from '../decimal.ts'
import { calculatorWords, type Period } from './calculator-words.ts'

const figure = String.raw`(?<![\d.,$£€])((?:\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.\d{1,9})?)`
/** Words between a figure and what it counts: "25 new work laptops". */
const describing = String.raw`(?:(?!(?:per|an?|each|every|of|at|and|to|in|for|on|with)\b)[a-z][a-z'-]{0,20}\s){0,2}`

/** "300 cups a day" */
const often = String.raw`(?:\s(?:an?|per|each|every)\s(hour|day|week|fortnight|month|quarter|year)\b)?`

const shortestNoun = 3

export type Counted = { value: Decimal; name: string; period: Period | null }

/** How many of a thing a message counts: "25 new laptops", "40 of them"; null where it does not. */
export function countOfThing(message: string, noun: string, mayPoint = true): Counted | null {
  const stem = singularOf(noun)
  if (stem.length < shortestNoun) return null
  const named = new RegExp(`${figure}\\s${describing}(${stem}(?:e?s)?)\\b${often}`, 'gi')
  const counted = lastOf(message, named)
  if (counted !== null || !mayPoint) return counted
  const pointed = lastOf(message, new RegExp(`${figure}\\s(?:of (?:them|these|those))\\b`, 'gi'))
  return pointed === null ? null : { ...pointed, name: `${stem}s` }
}

/** What is counted last before a place: the thing that "each" is of. */
export function countedBefore(message: string): Counted | null {
  return lastOf(
    message,
    new RegExp(`${figure}\\s${describing}((?!litres|metres)[a-z]{2,20}s|people|staff)\\b${often}`, 'gi'),
  )
}

/** "Laptops" and "laptop" are one thing. */
export function singularOf(noun: string): string {
  const plain = noun.toLowerCase().replace(/[^a-z]/g, '')
  return plain.length > 3 && plain.endsWith('s') && !plain.endsWith('ss') ? plain.slice(0, -1) : plain
}

function lastOf(message: string, pattern: RegExp): Counted | null {
  const [, said = '', name = '', period] = [...message.matchAll(pattern)].at(-1) ?? []
  const value = parseDecimal(said.replaceAll(',', ''))
  const span = calculatorWords.periods.get(period?.toLowerCase() ?? '') ?? null
  return value === null ? null : { value, name: name.toLowerCase(), period: span }
}
