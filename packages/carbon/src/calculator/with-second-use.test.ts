import { expect, test } from 'vitest'
import { readActivities } from './read-activities.ts'

/** Kind, amount with its unit, and way of each activity. */
function usesOf(message: string): string[] {
  return readActivities(message).activities.map(({ kind, quantity, unit, distanceKm }) =>
    [kind, quantity, unit, ...(distanceKm === null ? [] : [distanceKm, 'km'])].join(' '),
  )
}

test.each([
  ['300 kg aluminium, and had it trucked 400 km', 'material 300 kg', 'freight 300 kg 400 km'],
  ['We ordered 5 t of gravel. It was delivered by truck over 60 km.', 'material 5 t', 'freight 5 t 60 km'],
  ['Bought 12 t of steel, trucked 80 km', 'material 12 t', 'freight 12 t 80 km'],
  ['Bought 20 t of steel, 400 km by truck', 'material 20 t', 'freight 20 t 400 km'],
  ['12 t of steel which came 80 km by rail', 'material 12 t', 'freight 12 t 80 km'],
  ['purchased 800 kg of copper; a semi brought it 150 km', 'material 800 kg', 'freight 800 kg 150 km'],
  ['We bought 2 t of timber and later sent it to landfill', 'material 2 t', 'waste 2 t'],
])('what is bought is carried or thrown away too: %s', (message, first, second) => {
  expect(usesOf(message)).toEqual([first, second])
})

test('"they" are all that were named', () => {
  expect(usesOf('150 kg of glass and 40 kg of cardboard, and they were trucked 90 km')).toEqual([
    'material 150 kg',
    'material 40 kg',
    'freight 190 kg 90 km',
  ])
})

test.each([
  ['We loaded 20 t of steel and hauled it 400 km', ['freight 20 t 400 km']],
  ['20 t of steel, 400 km by truck', ['freight 20 t 400 km']],
  ['Move 20 t of steel 400 km by truck', ['freight 20 t 400 km']],
  ['2 t of plastic, then it was recycled', ['waste 2 t']],
  ['We used 300 kg of aluminium and drove 400 km in a diesel ute', ['material 300 kg', 'freight 400 km']],
])('what is only moved or thrown away is not bought, and a drive is its own: %s', (message, uses) => {
  expect(usesOf(message)).toEqual(uses)
})
