import { expect, test } from 'vitest'
import { findLineItems } from '../../items/find-line-items.ts'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { toItemActivities } from './item-activities.ts'

test('kilowatt-hours charged into a vehicle are electricity, minutes at the stand are none', () => {
  const items = findLineItems(
    layoutOfText(
      'Date        Description       Quantity   Unit   Unit price   Total',
      '2025/08/29  CHARGING TIER 1   38.6       kWh    0.68         26.25',
      '2025/08/29  IDLE              4          min    1.00         4.00',
    ).lines,
  )
  expect(
    toItemActivities(items, false).activities.map(({ kind, quantity, unit }) => [kind, quantity, unit]),
  ).toEqual([['electricity', '38.6', 'kWh']])
})
