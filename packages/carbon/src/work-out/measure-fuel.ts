import type { Factor } from '../analysis/analysis-schema.ts'
import type { Decimal } from '../decimal.ts'
import { dividedBy, times } from '../decimal.ts'
import type { FuelProperty } from '../factors/fuel-properties.ts'
import { fuelProperty } from '../factors/fuel-properties.ts'
import { ok } from '../result.ts'
import { convertQuantity } from '../units/convert-quantity.ts'
import { unitById } from '../units/unit-table.ts'
import type { MeasurableLine, MeasuredResult } from './measured.ts'
import { measureByUnit, readUnit, unitMismatch } from './measured.ts'

/** The row of fuel-properties.csv for a factor, by a word of its id. */
const fuelsById: readonly (readonly [RegExp, string])[] = [
  [/lpg-stationary/, 'LPG (stationary)'],
  [/lpg-road/, 'LPG (transport)'],
  [/diesel-(stationary|road|euro)/, 'diesel'],
  [/petrol-(stationary|road)/, 'petrol'],
  [/lng-/, 'LNG'],
  [/(natural-gas|cng)/, 'natural gas (pipeline)'],
]

function energyContent(factor: Factor): FuelProperty | null {
  const fuel = fuelsById.find(([pattern]) => pattern.test(factor.id))?.[1]
  return fuel === undefined ? null : fuelProperty(fuel, 'energy_content')
}

/** Energy over energy content gives the volume: GJ ÷ GJ/kL = kL. */
function measureByEnergyContent(
  line: MeasurableLine,
  quantity: Decimal,
  unit: string,
  factor: Factor,
): MeasuredResult {
  const property = energyContent(factor)
  const perVolume = property?.unit.split('/')[1]
  const energy = convertQuantity(quantity, unit, 'GJ')
  if (property === null || perVolume === undefined || !energy.ok) return unitMismatch(line, unit, factor)
  const volume = dividedBy(energy.value.quantity, property.value)
  const converted = convertQuantity(volume, perVolume, factor.unit)
  if (!converted.ok) return unitMismatch(line, unit, factor)
  return ok({
    quantity: converted.value.quantity,
    steps: [
      energy.value.expression,
      `${energy.value.quantity} GJ ÷ ${property.value} ${property.unit} = ${volume} ${perVolume} (energy content, ${property.source})`,
      converted.value.expression,
    ].filter((step) => step !== null),
  })
}

/** Kilograms of LPG become litres by the published litres per tonne, where no factor per kilogram exists. */
function measureByLitresPerTonne(
  line: MeasurableLine,
  quantity: Decimal,
  unit: string,
  factor: Factor,
): MeasuredResult {
  const property = factor.id.includes('lpg') ? fuelProperty('LPG', 'litres_per_tonne') : null
  const mass = convertQuantity(quantity, unit, 't')
  if (property === null || !mass.ok) return unitMismatch(line, unit, factor)
  const litres = times(mass.value.quantity, property.value)
  const converted = convertQuantity(litres, 'L', factor.unit)
  if (!converted.ok) return unitMismatch(line, unit, factor)
  return ok({
    quantity: converted.value.quantity,
    steps: [
      mass.value.expression,
      `${mass.value.quantity} t × ${property.value} L/t = ${litres} L (${property.source})`,
      converted.value.expression,
    ].filter((step) => step !== null),
  })
}

/** Energy, volumes and masses of fuels, electricity and heat in the unit of the factor. */
export function measureFuel(line: MeasurableLine, quantity: Decimal, factor: Factor): MeasuredResult {
  const read = readUnit(line)
  if (!read.ok) return read
  const from = unitById(read.value.unit)
  const to = unitById(factor.unit)
  if (from === null || to === null) return unitMismatch(line, read.value.unit, factor)
  if (from.dimension === to.dimension) return measureByUnit(line, quantity, factor)
  if (from.dimension === 'energy' && to.dimension === 'volume') {
    return measureByEnergyContent(line, quantity, from.id, factor)
  }
  if (from.dimension === 'mass' && to.dimension === 'volume') {
    return measureByLitresPerTonne(line, quantity, from.id, factor)
  }
  return unitMismatch(line, from.id, factor)
}
