import { energyContentOf, type FuelEnergy } from '../work-out/energy-in-fuel.ts'
import { calculatorWords } from './calculator-words.ts'
import type { Token } from './tokenise.ts'

/** The row of fuel-properties.csv for a kind of activity. */
const rows: ReadonlyMap<string, string> = new Map([
  ['diesel', 'diesel'],
  ['petrol', 'petrol'],
  ['lpg', 'LPG (stationary)'],
  ['natural-gas', 'natural gas (pipeline)'],
])

/** How much energy the fuel that is named holds; null where none is, or two are. */
export function energyNamed(tokens: readonly Token[]): FuelEnergy | null {
  const names: string[] = []
  for (let at = 0; at < tokens.length;) {
    const subject = calculatorWords.subjects.startingAt(tokens, at)
    if (subject !== null) names.push(rows.get(subject.value.kind) ?? subject.value.word)
    at += subject?.length ?? 1
  }
  const [name, ...others] = new Set(names)
  return name === undefined || others.length > 0 ? null : energyContentOf(name)
}
