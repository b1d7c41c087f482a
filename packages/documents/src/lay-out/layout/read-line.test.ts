import { expect, test } from 'vitest'
import { headerOver } from './column-header.ts'
import { layoutOfText } from '../../testing/layout-of-text.ts'

function unitsOf(line: string): (string | null)[] {
  return layoutOfText(line).lines.flatMap(({ numbers }) => numbers.map(({ unit }) => unit?.unit ?? null))
}

test('a unit may stand in the next cell, the label of the next value is none', () => {
  expect(unitsOf('Peak usage  612  kWh')).toEqual(['kWh'])
  expect(unitsOf('kWh used  612  Therms used  25.2')).toEqual([null, null])
})

test('the 100 of a use per 100 km is no distance', () => {
  const { lines } = layoutOfText('L/100km  841 km')
  expect(lines[0]?.numbers.map(({ raw, isRate }) => [raw, isRate])).toEqual([
    ['100', true],
    ['841', false],
  ])
})

test('a unit alone heads a column', () => {
  const { lines } = layoutOfText(
    'Meter       Last reading   This reading   m3      $/m3',
    '18T44182    6,208          6,592          384     2.420',
  )
  const row = lines[1]
  const used = row?.numbers.find(({ raw }) => raw === '384')
  expect(row && used && headerOver(lines, row, used)).toBe('m3')
})
