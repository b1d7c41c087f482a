import { expect, test } from 'vitest'
import { machines, machinesKg, shareOfLargest } from './machine-day.ts'

test('the machines of the example add up to its total', () => {
  expect(machines.map(({ kg }) => kg)).toEqual([
    '574.46064',
    '445.74894',
    '374.846916',
    '166.3309512',
    '769.6',
  ])
  expect(machinesKg).toBe('2330.9874472')
})

test('the longest bar is the largest machine', () => {
  expect(Math.max(...machines.map(shareOfLargest))).toBe(1)
})
