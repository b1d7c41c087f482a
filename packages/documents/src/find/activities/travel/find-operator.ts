import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { type TravelOperator, travelOperators } from './travel-operators.ts'

export type OperatorFound = { operator: TravelOperator; line: ReadLine }

const named = travelOperators.map((operator) => ({
  operator,
  // Names that are words too ("Norwegian", "Condor") count as they are written.
  pattern: new RegExp(
    String.raw`(?<![\p{L}\d])${operator.name.replace(/[/.]/g, String.raw`\$&`)}(?![\p{L}\d])`,
    'u',
  ),
}))
const flightWords = cueFor('find-operator flight words')
const flightNumber = /(?<![A-Za-z0-9])([A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4}(?![\dA-Za-z:.,])/g

/** The carrier that a document names most, by name or by its flight numbers; null where none is named. */
export function findOperator(lines: readonly ReadLine[]): OperatorFound | null {
  const found = new Map<TravelOperator, { line: ReadLine; count: number }>()
  const add = (operator: TravelOperator, line: ReadLine) => {
    const known = found.get(operator)
    found.set(operator, { line: known?.line ?? line, count: (known?.count ?? 0) + 1 })
  }
  const isFlight = lines.some(({ folded }) => flightWords.test(folded))
  for (const line of lines) {
    for (const { operator, pattern } of named) if (pattern.test(line.text)) add(operator, line)
    for (const [, code] of isFlight ? line.text.matchAll(flightNumber) : []) {
      const operator = travelOperators.find(({ designator }) => designator === code)
      if (operator !== undefined) add(operator, line)
    }
  }
  const [best] = [...found].sort((a, b) => b[1].count - a[1].count)
  return best === undefined ? null : { operator: best[0], line: best[1].line }
}
