import { calculatorWords } from '@doublerule/carbon/calculator/calculator-words.ts'
import { tokenise } from '@doublerule/carbon/calculator/tokenise.ts'
import { allPassages } from './all-passages.ts'

/** Capitals that run on: "the Safeguard Mechanism", "AASB S2". */
const capitalised = /\b[A-Z][A-Za-z0-9]*(?: [A-Z][A-Za-z0-9]*)*/g
const isAcronym = /[A-Z].*[A-Z0-9]/
/** A name of plain words is one where several passages have it. */
const leastTopics = 2
const shortestName = 3

function namesOf(topics: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const topic of topics) {
    for (const [name] of topic.matchAll(capitalised)) {
      if (name.length >= shortestName && !isPlace(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return [...counts]
    .filter(([name, count]) => {
      const [first = '', ...others] = name.split(' ')
      return (isAcronym.test(first) && first !== 'III') || (others.length > 0 && count >= leastTopics)
    })
    .map(([name]) => name.toLowerCase())
    .toSorted((one, other) => other.length - one.length)
}

function isPlace(name: string): boolean {
  const tokens = tokenise(name)
  return (
    calculatorWords.placeCodes.has(name) ||
    (calculatorWords.places.startingAt(tokens, 0)?.length ?? 0) === tokens.length
  )
}

/** The laws, schemes and standards that the passages on rules are named after, the longest first. */
const subjectNames: readonly string[] = namesOf(
  allPassages.filter(({ id }) => id.startsWith('rules.')).map(({ topic }) => topic),
)

/** The law, scheme or standard that a question names; null where it names none. */
export function subjectNamed(text: string): string | null {
  const words = ` ${text.replace(/[^a-z0-9]+/g, ' ')} `
  return subjectNames.find((name) => words.includes(` ${name} `)) ?? null
}
