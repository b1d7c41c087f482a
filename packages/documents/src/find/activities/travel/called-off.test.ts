import { expect, test } from 'vitest'
import { readPages } from '../../../analyse/read-pages.ts'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { isCalledOff } from './called-off.ts'

test('a stay that was called off was not slept', () => {
  const { read } = readPages(
    layoutOfText(
      'Your hotel reservation has been CANCELLED',
      'Arrival Tue, 10 Jun 2025    Departure Fri, 13 Jun 2025',
      '1 room, 3 nights',
    ),
  )
  expect(read.activities).toEqual([])
})

test('terms of cancellation call nothing off', () => {
  const { lines } = layoutOfText(
    'This reservation can be cancelled free of charge until 4 June.',
    'Cancellation policy: one night is charged.',
    'If your flight is cancelled, call us.',
  )
  expect(isCalledOff(lines)).toBe(false)
})
