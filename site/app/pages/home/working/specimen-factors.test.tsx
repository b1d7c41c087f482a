import { factorById } from '@doublerule/carbon/factors/factor-library.ts'
import { expect, test } from 'vitest'
import { concreteFactor, dieselFactors, gridFactors } from './specimen-factors.ts'

const copiedRows = [...dieselFactors.road, ...dieselFactors.truck, ...dieselFactors.plant, concreteFactor]

test.each(copiedRows.map((row) => [row.id, row] as const))('%s stands as in the library', (id, row) => {
  expect(factorById(id)).toMatchObject(row)
})

test.each(['QLD', 'NSW', 'VIC', 'SA', 'WA', 'TAS', 'NT', 'ACT'])(
  '%s has a Scope 2 and a Scope 3 factor',
  (state) => {
    expect(gridFactors(`AU-${state}`).map((factor) => factor.scope)).toEqual([2, 3])
  },
)
