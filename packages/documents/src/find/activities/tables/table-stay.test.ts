import { expect, test } from 'vitest'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'

const besideRoom = cueFor('table-stay beside room')

test.each(['parking', 'car park', 'parkplatz', 'parkering', 'tiefgarage parken', 'parcheggio', 'breakfast'])(
  '%s is charged by the night beside the room',
  (text) => {
    expect(besideRoom.test(text)).toBe(true)
  },
)

test.each(['fortune park', 'park inn', 'hyatt park lane', 'hotel am stadtpark'])('%s is a house', (text) => {
  expect(besideRoom.test(text)).toBe(false)
})
