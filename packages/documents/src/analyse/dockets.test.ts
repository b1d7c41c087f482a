import { expect, test } from 'vitest'
import { readText } from '../read/readers/read-text.ts'
import { interpretDocument } from './interpret-document.ts'

function read(...lines: readonly string[]) {
  const result = readText(lines.join('\n'))
  return result.ok ? interpretDocument(result.value) : null
}

const docket = ['ASPHALT DOCKET A-55190', 'MIX  AC14 dense graded', 'GROSS  36.92 TN', 'TARE  14.46 TN']

test('a ton is short in North America and a tonne elsewhere', () => {
  const unitIn = (place: string) =>
    read('Coastal Asphalt', place, ...docket, 'NET  22.46 TN')?.activities.map(
      ({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`,
    )
  expect(unitIn('ABN 66 001 221 334')).toEqual(['material 22.46 t'])
  expect(unitIn('Pueblo, CO 81003 USA')).toEqual(['material 22.46 short-ton'])
})

test('what a docket without prices totals is no money', () => {
  const totalOf = (...foot: readonly string[]) =>
    read('Coastal Asphalt', ...docket, 'NET  22.46 TN', ...foot)?.total?.value
  expect(totalOf('Total today  112.08')).toBeUndefined()
  expect(totalOf('Amount  $353.36', 'Total  $353.36')).toBe('353.36')
})

test('an offer of goods uses none of them', () => {
  const offer = read(
    'Tallowood Concrete',
    'QUOTATION Q-4412',
    'Product   Qty   Unit   Rate     Amount',
    'N32/20    120   m3     268.00   32,160.00',
  )
  expect([offer?.classified.type, offer?.activities]).toEqual(['other', []])
})
