import type { AskedActivity } from './asked-activity.ts'
import { calculatorWords } from './calculator-words.ts'
import { countOfThing, singularOf } from './count-of-thing.ts'
import { readUnit } from './read-unit.ts'
import { countOf } from './time-spans.ts'
import { tokenise } from './tokenise.ts'

const ofOne = /\b(?:an?|each|every|one|per) ((?:[a-z]{3,20} )?[a-z]{3,20})\b/gi

/** "30 kWh per laptop and 80 laptops", "a van does 25,000 km and we have 6 vans": the amount of one, and how many there are. */
export function multiplyByThings(activities: readonly AskedActivity[], message: string): AskedActivity[] {
  const measured = activities.filter(({ unit, thing }) => unit !== null && thing === null)
  const [only, ...others] = measured
  // What is told of each is multiplied where it is told.
  if (only === undefined || only.kind === null || others.length > 0 || only.multipliers.some(isOfThings))
    return [...activities]
  const nouns = [...message.matchAll(ofOne)].flatMap(([, words = '']) => words.toLowerCase().split(' '))
  const count = nouns
    .filter(
      (noun) =>
        !calculatorWords.periods.has(noun) &&
        !calculatorWords.fillers.has(noun) &&
        readUnit(tokenise(noun), 0) === null,
    )
    .map((noun) => countOfThing(message, noun, false))
    .find((one) => one !== null)
  const isCounted = only.multipliers.some(({ times }) => times === count?.value)
  if (count === undefined || count.period !== null || count.value === '1' || isCounted) return [...activities]
  const by = countOf(count.value, `${count.value} ${count.name}`)
  const leftOut = only.leftOut.filter((said) => said !== by.text)
  const all = { ...only, multipliers: [by, ...only.multipliers], openShare: null, leftOut }
  const nounOf = (thing: string) => singularOf(thing.split(' ').at(-1) ?? '')
  return activities
    .filter(({ thing }) => thing === null || nounOf(thing) !== singularOf(count.name))
    .map((activity) => (activity === only ? all : activity))
}

function isOfThings({ text }: { text: string }): boolean {
  const [, noun = ''] = /^\d[\d,.]* ([a-z ]+)$/i.exec(text) ?? []
  return noun !== '' && !calculatorWords.periods.has(singularOf(noun))
}
