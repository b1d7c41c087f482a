import { expect, test } from 'vitest'
import { openSpecimen } from './open-specimen.ts'
import { specimenIds } from './specimen-sheet.ts'

test('the Queensland bill is worked out with both scopes of NGA 2025', () => {
  const { entries, total } = openSpecimen('electricity', null, null)
  expect(entries.filter((entry) => entry.step === 6).map((entry) => entry.kg?.text)).toEqual([
    '3,233.42',
    '434.34',
  ])
  expect(total.working).toBe('3,233.42 + 434.34 = 3,667.76 kg')
  expect(total.tonnes.text).toBe('3.668 t')
  expect(total.comparison).toBeNull()
})

test('another state changes the factor, the products and the total, and nothing else', () => {
  const queensland = openSpecimen('electricity', 'QLD', null)
  const tasmania = openSpecimen('electricity', 'TAS', 'QLD')
  expect(tasmania.entries.filter((entry) => [1, 2, 3, 5].includes(entry.step))).toEqual(
    queensland.entries.filter((entry) => [1, 2, 3, 5].includes(entry.step)),
  )
  expect(tasmania.total.tonnes.text).toBe('1.110 t')
  expect(tasmania.total.comparison).toEqual({ label: 'QLD', was: '3.668 t', difference: '−2.558 t' })
})

test('the products of a column carry the same number of places', () => {
  const texts = openSpecimen('electricity', 'TAS', null).entries.flatMap((entry) => entry.kg?.text ?? [])
  expect(texts).toEqual(['965.20', '144.78'])
})

test('a state that the bill does not name is marked as assumed', () => {
  const marksOf = (state: string) => openSpecimen('electricity', state, null).entries[3]?.marks
  expect(marksOf('QLD')).toEqual(['vouched'])
  expect(marksOf('VIC')).toEqual(['vouched', 'assumed'])
})

test('diesel is assumed to be burnt on the road until the visitor says where', () => {
  expect(openSpecimen('diesel', null, null).entries[3]?.marks).toContain('assumed')
  expect(openSpecimen('diesel', 'plant', 'road').entries[3]?.marks).not.toContain('assumed')
})

test('concrete goes by its published density and waits for review', () => {
  const { entries, total } = openSpecimen('concrete', null, null)
  expect(entries.find((entry) => entry.title === 'Mass')?.marks).toEqual(['assumed'])
  expect(total.tonnes.text).toBe('9.066 t')
  expect(total.marks).toEqual(['review'])
})

test.each(specimenIds)('%s: each of the six steps has its entry and its words on the rail', (id) => {
  const { entries, steps } = openSpecimen(id, null, null)
  expect(steps).toHaveLength(6)
  expect([...new Set(entries.map((entry) => entry.step))]).toEqual([1, 2, 3, 4, 5, 6])
})

test.each(specimenIds)('%s: the document marks where type, quantity, factor and review come from', (id) => {
  const { document } = openSpecimen(id, null, null)
  const regions = [document.title, ...document.facts, ...document.rows, ...document.closing]
  expect(regions.map(({ step }) => step)).toEqual(expect.arrayContaining([2, 3, 4, 5]))
})

test.each(specimenIds)('%s: every figure opens to a source with lines', (id) => {
  const { entries, total } = openSpecimen(id, null, null)
  const figures = [
    ...entries.flatMap((entry) => entry.working.filter((part) => typeof part !== 'string')),
    ...entries.flatMap((entry) => entry.kg ?? []),
    total.tonnes,
  ]
  for (const { source } of figures) expect(source.lines.length).toBeGreaterThan(0)
})
