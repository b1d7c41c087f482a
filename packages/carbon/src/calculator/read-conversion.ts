import { decimal, type Decimal } from '../decimal.ts'
import { dimensionOf } from '../units/unit-table.ts'
import type { FuelEnergy } from '../work-out/energy-in-fuel.ts'
import { energyNamed } from './energy-named.ts'
import { readQuantity, type QuantityRead } from './read-quantity.ts'
import { readUnit } from './read-unit.ts'
import { tokenise, type Token } from './tokenise.ts'

export type ConversionRead = {
  quantity: Decimal
  from: string
  to: string
  /** How much energy the fuel that is named holds, where energy is wanted of it. */
  energy: FuelEnergy | null
}

const longestMessage = 300
const intoWords: ReadonlySet<string> = new Set(['to', 'into', 'in', '=', 'as'])
const asking: ReadonlySet<string> = new Set(['convert', 'turn', 'many', 'conversion', 'energy'])

/** "How many MJ are in 3 kWh?", "convert 4.5 GJ of gas into kWh": one amount, and another unit that it is wanted in. */
export function readConversion(message: string): ConversionRead | null {
  const tokens = tokenise(message.slice(0, longestMessage))
  const amounts = tokens.flatMap((_, at) => {
    const amount = readQuantity(tokens, at)
    return amount === null || amount.unit === null ? [] : [amount]
  })
  if (!tokens.some(({ key }) => asking.has(key))) return null
  const [amount = oneUnit(tokens), second] = amounts
  if (amount?.unit === undefined || amount.unit === null || second !== undefined) return null
  const to = wantedUnit(tokens)
  if (to === null || to === amount.unit) return null
  const energy = dimensionOf(to) === 'energy' ? energyNamed(tokens) : null
  return { quantity: amount.value, from: amount.unit, to, energy }
}

/** "Convert GJ to kWh": one of the first unit. */
function oneUnit(tokens: readonly Token[]): Pick<QuantityRead, 'value' | 'unit'> | null {
  const [unit] = tokens.flatMap((_, at) => readUnit(tokens, at) ?? [])
  return unit === undefined ? null : { value: decimal('1'), unit: unit.id }
}

/** The unit after "how many", else the one after "into". */
function wantedUnit(tokens: readonly Token[]): string | null {
  const places = tokens.flatMap(({ key }, at) => (key === 'many' || intoWords.has(key) ? [at + 1] : []))
  for (const at of places) {
    const unit = readUnit(tokens, at)
    if (unit !== null) return unit.id
  }
  return null
}
