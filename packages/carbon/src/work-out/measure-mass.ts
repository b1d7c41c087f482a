import type { Factor } from '../analysis/analysis-schema.ts'
import type { Decimal } from '../decimal.ts'
import { times } from '../decimal.ts'
import type { FuelProperty } from '../factors/fuel-properties.ts'
import { fuelProperty } from '../factors/fuel-properties.ts'
import { ok } from '../result.ts'
import { convertQuantity } from '../units/convert-quantity.ts'
import { unitById } from '../units/unit-table.ts'
import type { MeasurableLine, MeasuredResult } from './measured.ts'
import { measureByUnit, readUnit, unitMismatch } from './measured.ts'
import { readContainers } from './read-containers.ts'

type Density = { material: string; property: 'volume_to_mass' | 'density' }

/** Which published density turns cubic metres into tonnes, by a word of the factor's id. */
const densitiesById: readonly (readonly [RegExp, Density])[] = [
  [/-waste-.*(household|msw)/, { material: 'municipal solid waste', property: 'volume_to_mass' }],
  [/-waste-.*commercial/, { material: 'commercial and industrial waste', property: 'volume_to_mass' }],
  [/-waste-.*construction/, { material: 'construction and demolition waste', property: 'volume_to_mass' }],
  [/-waste-.*food/, { material: 'food waste', property: 'volume_to_mass' }],
  [/-waste-.*(paper|board|corrugated)/, { material: 'paper and cardboard', property: 'volume_to_mass' }],
  [/-waste-.*garden/, { material: 'garden and green waste', property: 'volume_to_mass' }],
  [/-waste-.*wood/, { material: 'wood waste', property: 'volume_to_mass' }],
  [
    /-waste-.*(aggregates|concrete|bricks|asphalt|soils)/,
    { material: 'inert waste', property: 'volume_to_mass' },
  ],
  [/composting/, { material: 'garden and green waste', property: 'volume_to_mass' }],
  [/-material-concrete/, { material: 'concrete', property: 'density' }],
]

function densityFor(line: MeasurableLine, factor: Factor): FuelProperty | null {
  if (/-material-wood/.test(factor.id)) {
    const isHardwood = /\bhardwood\b/i.test(line.description)
    return fuelProperty(isHardwood ? 'hardwood' : 'softwood', 'density')
  }
  const density = densitiesById.find(([pattern]) => pattern.test(factor.id))?.[1]
  return density === undefined ? null : fuelProperty(density.material, density.property)
}

/** Masses of waste and materials; cubic metres only where a density is published. */
export function measureMass(line: MeasurableLine, quantity: Decimal, factor: Factor): MeasuredResult {
  const containers = readContainers(line, quantity)
  const read = readUnit(containers.line)
  if (!read.ok) return read
  const from = unitById(read.value.unit)
  const to = unitById(factor.unit)
  const isVolumeToMass = from?.dimension === 'volume' && to?.dimension === 'mass'
  if (!isVolumeToMass) {
    const measured = measureByUnit(containers.line, containers.quantity, factor)
    return measured.ok
      ? ok({ ...measured.value, steps: [...containers.steps, ...measured.value.steps] })
      : measured
  }

  const density = densityFor(line, factor)
  const massUnit = density?.unit.split('/')[0]
  const volume = convertQuantity(quantity, from.id, 'm3')
  if (density === null || massUnit === undefined || !volume.ok) return unitMismatch(line, from.id, factor)
  const mass = times(volume.value.quantity, density.value)
  const converted = convertQuantity(mass, massUnit, factor.unit)
  if (!converted.ok) return unitMismatch(line, from.id, factor)
  return ok({
    quantity: converted.value.quantity,
    steps: [
      volume.value.expression,
      `${volume.value.quantity} m3 × ${density.value} ${density.unit} = ${mass} ${massUnit} (density, ${density.source})`,
      converted.value.expression,
    ].filter((step) => step !== null),
  })
}
