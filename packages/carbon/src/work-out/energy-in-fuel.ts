import { times, type Decimal } from '../decimal.ts'
import { fuelProperty, type FuelProperty } from '../factors/fuel-properties.ts'
import { convertQuantity } from '../units/convert-quantity.ts'

export type FuelEnergy = FuelProperty & { fuel: string }

/** How much energy a fuel holds, by its name in fuel-properties.csv. */
export function energyContentOf(fuel: string): FuelEnergy | null {
  const content = fuelProperty(fuel, 'energy_content')
  return content === null ? null : { ...content, fuel }
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
