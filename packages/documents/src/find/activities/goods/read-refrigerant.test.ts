import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { readRefrigerant } from './read-refrigerant.ts'

const addedIn = (...lines: readonly string[]) =>
  readRefrigerant(layoutOfText(...lines)).activities.map(
    ({ quantity, unit, description }) => `${quantity} ${unit ?? ''} ${description}`,
  )

test('the column of what was added counts, not what was found or recovered', () => {
  expect(
    addedIn(
      'Unit    Refrigerant    Charge on arrival    Recovered    Added',
      'AC-1    R410A          6.2 kg               0.0 kg       2.4 kg',
      'AC-2    R32            3.1 kg               0.4 kg       0.9 kg',
      'CR-1    R404A          9.8 kg               0.0 kg       0.0 kg',
    ),
  ).toEqual(['2.4 kg Refrigerant R410A, added', '0.9 kg Refrigerant R32, added'])
})

test('a line that says what was added counts; a nameplate does not', () => {
  expect(addedIn('Refrigerant type: R-407C', 'Refrigerant added: 1.8 kg')).toEqual([
    '1.8 kg Refrigerant R-407C, added',
  ])
  expect(addedIn('Gas R404A', 'Recovered 1.2 kg, added 3.6 kg, test OK')).toEqual([
    '3.6 kg Refrigerant R404A, added',
  ])
  expect(addedIn('Refrigerant R32, factory charged 1.2 kg')).toEqual([])
  expect(addedIn('Added 2 kg of flour')).toEqual([])
})
