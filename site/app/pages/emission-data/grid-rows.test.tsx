import { expect, test } from 'vitest'
import { listGridRows } from './grid-rows.ts'

test('each grid has a factor for each edition, highest of the newest first', () => {
  const rows = listGridRows(false)
  expect(rows[0]).toEqual({
    region: 'AU-VIC',
    name: 'Victoria',
    byEdition: ['0.77', '0.78', '0.74'],
    isDisputed: false,
  })
  expect(rows.map(({ name }) => name).at(-1)).toBe('South Australia')
})

test('Scope 3 is added on request', () => {
  expect(listGridRows(true).find(({ region }) => region === 'AU-QLD')?.byEdition[1]).toBe('0.76')
})

test('a grid on whose factor sources disagree is marked, in the scopes where they do', () => {
  const disputed = (withScope3: boolean) =>
    listGridRows(withScope3)
      .filter(({ isDisputed }) => isDisputed)
      .map(({ name }) => name)
  expect(disputed(false)).toEqual(['Tasmania'])
  expect(disputed(true)).toEqual(['Northern Territory', 'Tasmania'])
})
