import { times, type Decimal } from '../decimal.ts'
import { fuelProperty, type FuelProperty } from '../factors/fuel-properties.ts'
import { convertQuantity } from '../units/convert-quantity.ts'
import { calculatorWords } from './calculator-words.ts'
import type { Token } from './tokenise.ts'

/** The row of fuel-properties.csv for a kind of activity. */
const rows: ReadonlyMap<string, string> = new Map([
  ['diesel', 'diesel'],
  ['petrol', 'petrol'],
  ['lpg', 'LPG (stationary)'],
  ['natural-gas', 'natural gas (pipeline)'],
])

export type FuelEnergy = FuelProperty & { fuel: string }

/** How much energy the fuel that is named holds; null where none is, or two are. */
export function energyNamed(tokens: readonly Token[]): FuelEnergy | null {
  const names: string[] = []
  for (let at = 0; at < tokens.length;) {
    const subject = calculatorWords.subjects.startingAt(tokens, at)
    if (subject !== null) names.push(rows.get(subject.value.kind) ?? subject.value.word)
    at += subject?.length ?? 1
  }
  const [name, ...others] = new Set(names)
  if (name === undefined || others.length > 0) return null
  const content = fuelProperty(name, 'energy_content')
  return content === null ? null : { ...content, fuel: name }
}

/** 100 L of diesel at 38.6 GJ/kL are 3.86 GJ, or 1,072 kWh; null where the units are of other kinds. */
export function energyInFuel(
  quantity: Decimal,
  from: string,
  to: string,
  content: FuelEnergy,
): { fuel: string; quantity: Decimal; steps: readonly string[] } | null {
  const [energyUnit = '', per = ''] = content.unit.split('/')
  const amount = convertQuantity(quantity, from, per)
  if (!amount.ok) return null
  const energy = times(amount.value.quantity, content.value)
  const wanted = convertQuantity(energy, energyUnit, to)
  if (!wanted.ok) return null
  const held = `${amount.value.quantity} ${per} × ${content.value} ${content.unit} = ${energy} ${energyUnit} (energy content, ${content.source})`
  const steps = [amount.value.expression, held, wanted.value.expression]
  return { fuel: content.fuel, quantity: wanted.value.quantity, steps: steps.filter((step) => step !== null) }
}
