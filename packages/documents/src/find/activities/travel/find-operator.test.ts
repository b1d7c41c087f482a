import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { findOperator } from './find-operator.ts'
import { travelOperators } from './travel-operators.ts'

const linesOf = (...lines: readonly string[]) => layoutOfText(...lines).lines

test('a carrier is known by its name and by its flight numbers', () => {
  expect(findOperator(linesOf('Flug LX 963', 'Flug LX 962'))?.operator.country).toBe('CH')
  expect(findOperator(linesOf('rendez-vous sur SNCF.com'))?.operator.name).toBe('SNCF')
  expect(findOperator(linesOf('Invoice LX 963'))).toBeNull()
})

test('every carrier has a name and a country, and no designator names two', () => {
  const designators = travelOperators.flatMap(({ designator }) => designator ?? [])
  expect(new Set(designators).size).toBe(designators.length)
  for (const { name, country } of travelOperators) {
    expect(name).toMatch(/^\S.*\S$/)
    expect(country).toMatch(/^[A-Z]{2}$/)
  }
})
