import { expect, test } from 'vitest'
import { makeFairLine } from './fair-line.ts'

function drain(line: { next: () => string | undefined }): string[] {
  const taken: string[] = []
  for (let item = line.next(); item !== undefined; item = line.next()) taken.push(item)
  return taken
}

test('one owner is served in the order of arrival', () => {
  const line = makeFairLine<string>()
  for (const item of ['a1', 'a2', 'a3']) line.add('a', item)
  expect(drain(line)).toEqual(['a1', 'a2', 'a3'])
})

test('owners take turns, however much the first of them brought', () => {
  const line = makeFairLine<string>()
  for (const item of ['a1', 'a2', 'a3', 'a4']) line.add('a', item)
  for (const item of ['b1', 'b2']) line.add('b', item)
  expect(drain(line)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'a4'])
})

test('who comes while a full line is worked off stands before the next piece of the others', () => {
  const line = makeFairLine<string>()
  for (const item of ['a1', 'a2', 'a3', 'a4']) line.add('a', item)
  expect([line.next(), line.next()]).toEqual(['a1', 'a2'])
  line.add('b', 'b1')
  expect(drain(line)).toEqual(['b1', 'a3', 'a4'])
})

test('who was idle for long has no turns saved up', () => {
  const line = makeFairLine<string>()
  for (const item of ['a1', 'a2', 'a3']) line.add('a', item)
  expect(drain(line)).toHaveLength(3)
  for (const item of ['b1', 'b2', 'b3']) line.add('b', item)
  line.add('a', 'a4')
  expect(drain(line)).toEqual(['b1', 'b2', 'a4', 'b3'])
})

test('work that has waited already goes first, and work that is given up is never given out', () => {
  const line = makeFairLine<string>()
  for (const item of ['a1', 'a2']) line.add('a', item)
  line.addFirst('b', 'b0')
  line.removeWhere((item) => item === 'a1')
  expect([line.size(), line.sizeOf('a')]).toEqual([2, 1])
  expect(drain(line)).toEqual(['b0', 'a2'])
})

test('an owner whose work took long waits for more turns of the others', () => {
  const line = makeFairLine<string>()
  for (const item of ['a1', 'a2']) line.add('a', item)
  line.next()
  line.charge('a', 2)
  for (const item of ['b1', 'b2', 'b3', 'b4']) line.add('b', item)
  expect(drain(line)).toEqual(['b1', 'b2', 'b3', 'a2', 'b4'])
})
