import { expect, test } from 'vitest'
import { layoutOfText } from '../../layout/layout-of-text.ts'
import { readUsage } from './read-usage.ts'
import { toUsageActivities } from './usage-activities.ts'

test.each([
  ['a step', 'First  3,000 MJ  3.92 c  $117.60', 'Natural gas use, first tier'],
  ['the title of a column', 'Usage  3,000 MJ  3.92 c  $117.60', 'Natural gas use'],
  ['the charge', 'Peak gas  3,000 MJ  3.92 c  $117.60', 'Peak gas'],
])('a line that names %s is described in full', (_, line, description) => {
  const { activities } = toUsageActivities(readUsage(layoutOfText('Gas', line)))
  expect(activities.map((activity) => activity.description)).toEqual([description])
})
