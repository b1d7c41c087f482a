import { factorById } from '@doublerule/carbon/factors/factor-library.ts'
import { expect, test } from 'vitest'
import { openCall } from './open-call.ts'

test('the answer printed on the page is the one of the library', () => {
  const [, id = ''] = /"id": "([^"]+)"/.exec(openCall) ?? []
  const factor = factorById(id)
  for (const name of ['kgCO2ePerUnit', 'unit', 'year'] as const)
    expect(openCall).toContain(`"${name}": "${factor?.[name]}"`)
})
