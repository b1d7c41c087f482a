import { expect, test } from 'vitest'
import { describeBusinessUnits, describeLimit, planFor, plans } from './plans.ts'

test.each([
  [1, 'Core'],
  [5, 'Core'],
  [6, 'Growth'],
  [20, 'Growth'],
  [21, 'Pro'],
  [100, 'Pro'],
  [101, 'Enterprise'],
])('%i business units need the %s plan', (businessUnits, name) => {
  expect(planFor({ businessUnits }).name).toBe(name)
})

test.each([
  [5, 'Core'],
  [6, 'Growth'],
  [21, 'Pro'],
  [101, 'Enterprise'],
])('%i users need the %s plan', (users, name) => {
  expect(planFor({ users }).name).toBe(name)
})

test('the larger need decides', () => {
  expect(planFor({ businessUnits: 3, users: 18 }).name).toBe('Growth')
})

test('plans follow on from each other without a gap', () => {
  for (const [at, plan] of plans.slice(1).entries()) {
    expect(plan.minBusinessUnits).toBe((plans[at]?.maxBusinessUnits ?? 0) + 1)
  }
})

test('limits read as on the plan cards', () => {
  expect(plans.map(describeBusinessUnits)).toEqual([
    'Up to 5 business units',
    '6 to 20 business units',
    '21 to 100 business units',
    '101 or more business units',
  ])
  expect(describeLimit('unlimited', 'integrations')).toBe('all integrations')
  expect(describeLimit('unlimited', 'users')).toBe('unlimited users')
})

test('Growth alone is marked Popular', () => {
  expect(plans.filter(({ isPopular }) => isPopular).map(({ name }) => name)).toEqual(['Growth'])
})
