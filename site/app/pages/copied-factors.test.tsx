import { factorById } from '@doublerule/carbon/factors/factor-library.ts'
import { expect, test } from 'vitest'
import {
  dieselHeavyVehicle,
  dieselLightVehicle,
  dieselStationary,
  materialFactors,
  refrigerantR410a,
} from './copied-factors.ts'

const copies = [
  dieselStationary.scope1,
  dieselStationary.scope3,
  dieselLightVehicle,
  dieselHeavyVehicle,
  refrigerantR410a,
  ...materialFactors.flatMap(({ primary, second }) => [primary, second]),
]

test.each(copies.map((copy) => [copy.id, copy] as const))('%s stands as in the library', (id, copy) => {
  expect(factorById(id)).toMatchObject(copy)
})
