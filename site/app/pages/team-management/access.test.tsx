import { expect, test } from 'vitest'
import { members, roleIn, seenBy, units } from './access.ts'

test('a member has a role in the units assigned to them and in no other', () => {
  const auditor = members.find(({ name }) => name === 'Auditor')
  if (auditor === undefined) throw new Error('no auditor')
  expect(units.map((unit) => roleIn(auditor, unit))).toEqual([null, 'Viewer', null, 'Viewer'])
})

test('whoever created the organization is its Admin in every unit', () => {
  const [creator] = members
  if (creator === undefined) throw new Error('no members')
  expect(units.map((unit) => roleIn(creator, unit))).toEqual(units.map(() => 'Admin'))
})

test('how much of the organization a member sees is said in units', () => {
  expect(seenBy('Auditor')).toBe('2 of 4')
})
