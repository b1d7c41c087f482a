import { expect, test } from 'vitest'
import { assessGroup, assessNger, assessSafeguard } from './assess-thresholds.ts'
import { readThresholdInputs } from './read-threshold-inputs.ts'

test.each([
  ['Our site emits 27,000 t scope 1+2, must we report?', [true]],
  ['Our site emits 24,999 t of scope 1 and 2', [false]],
  ['we use 150 TJ across the group, nothing else', [false]],
  ['200 TJ across the group', [true]],
  ['30 kt CO2 a year, does NGER apply?', [true, false]],
  ['does NGER apply to us?', [null, null]],
])('"%s" meets the NGER thresholds: %j', (message, met) => {
  expect(assessNger(readThresholdInputs(message)).map(({ isMet }) => isMet)).toEqual(met)
})

test.each([
  ['a mine with 120 kt scope 1', true],
  ['a mine with exactly 100,000 t scope 1', false],
  ['a mine with 120 kt scope 1 and 2', null],
])('"%s" is over the safeguard threshold: %j', (message, isMet) => {
  expect(assessSafeguard(readThresholdInputs(message)).isMet).toBe(isMet)
})

test.each([
  ['revenue 230 million, 300 employees, assets 120m', 'Group 2'],
  ['revenue of $60m, assets $30m and 80 staff', 'Group 3'],
  ['$1.2bn turnover and 600 people', 'Group 1'],
  ['$49m revenue, $24m assets and 900 staff', null],
  ['120 staff', null],
  ['$120 million revenue and $40m of assets', 'Group 3'],
])('"%s" is in %s', (message, name) => {
  expect(assessGroup(readThresholdInputs(message)).group?.name ?? null).toBe(name)
})

test('money is never taken for a head count', () => {
  expect(readThresholdInputs('we have 120 staff and turn over $80 million')).toMatchObject({
    employees: '120',
    revenue: '80000000',
  })
})

test('two sizes under the smallest group decide it, one leaves it open', () => {
  expect(assessGroup(readThresholdInputs('revenue $10m, assets $5m')).isMet).toBe(false)
  expect(assessGroup(readThresholdInputs('revenue $10m')).isMet).toBeNull()
})
