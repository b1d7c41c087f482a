import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { findLineItems } from '../../items/find-line-items.ts'
import { toBuildingActivities, toItemActivities, toMaterialActivities } from './item-activities.ts'

const head = 'Item                     Qty   Price     Amount'
const itemsOf = (...lines: readonly string[]) => findLineItems(layoutOfText(head, ...lines).lines)
const summarise = ({ activities }: ReturnType<typeof toMaterialActivities>) =>
  activities.map(({ quantity, unit, description }) => `${quantity} ${unit ?? 'of no unit'} ${description}`)

test('building material in pieces is listed in any language, where its price bears the count out', () => {
  const items = itemsOf(
    'Portland cement          15    16.50     247.50',
    'Betonstahl B500          12    14.20     170.40',
    'Simen                    4     17.49     69.96',
    'Plasterboard 10mm        20    12.00     230.00',
    'Washed sand              1     42.00     42.00',
  )
  expect(summarise(toMaterialActivities(items))).toEqual([
    '15 of no unit Portland cement',
    '12 of no unit Betonstahl B500',
    '4 of no unit Simen',
  ])
  expect(toItemActivities(items, false).activities).toEqual([])
})

test('food, tools and work that are named after a material are none', () => {
  const items = itemsOf(
    'Sand cake                3     4.00      12.00',
    'Concrete drill bit       2     9.00      18.00',
    'Cement mixer hire        2     80.00     160.00',
  )
  expect(summarise(toMaterialActivities(items))).toEqual([])
})

test('a till that sells mostly other things sells no building material', () => {
  const groceries = ['Milk   2   1.50   3.00', 'Bread   2   2.10   4.20', 'Apples   3   0.80   2.40']
  expect(summarise(toBuildingActivities(itemsOf('Bricks   4   3.00   12.00', ...groceries)))).toEqual([])
  expect(
    summarise(toBuildingActivities(itemsOf('Bricks   4   3.00   12.00', 'Milk   2   1.50   3.00'))),
  ).toEqual(['4 of no unit Bricks'])
})
