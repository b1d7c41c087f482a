import { expect, test } from 'vitest'
import { findTotals } from '../../../judge/known/totals.ts'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { readSpend } from './read-spend.ts'

const head = ['Tax invoice  ABN 10 733 100 209', 'Bill to: 12 Creek Street, Brisbane QLD 4000']

function spendOf(...lines: readonly string[]) {
  const layout = layoutOfText(...head, ...lines)
  return readSpend(layout, findTotals(layout)).activities.map(({ description, quantity, unit, details }) => [
    description,
    quantity,
    unit,
    details?.taxIncluded,
  ])
}

test('lines that add up to the subtotal are money without tax; fees are left out', () => {
  const lines = ['Legal fees  $1,200.00', 'Office cleaning  $800.00', 'Late payment fee  $50.00']
  expect(spendOf(...lines, 'Subtotal  $2,050.00', 'GST  $205.00', 'Total  $2,255.00')).toEqual([
    ['Legal fees', '1200', 'AUD', false],
    ['Office cleaning', '800', 'AUD', false],
  ])
})

test('lines that add up to a total with tax in it are money with tax', () => {
  expect(
    spendOf(
      'Legal fees  $1,200.00',
      'Office cleaning  $800.00',
      'Total (includes GST of $181.82)  $2,000.00',
    ),
  ).toEqual([
    ['Legal fees', '1200', 'AUD', true],
    ['Office cleaning', '800', 'AUD', true],
  ])
})

test('the only line has the amount of the total, and nothing is said about tax', () => {
  expect(spendOf('Electrical work  $880.00', 'Total  $880.00')).toEqual([
    ['Electrical work', '880', 'AUD', null],
  ])
})

test.each([
  ['amounts that lead nowhere', ['Legal fees  $1,200.00', 'Office cleaning  $800.00', 'Total  $9,000.00']],
  ['words without an industry', ['Flat white  $5.00', 'Pizza margherita  $22.00', 'Total  $27.00']],
  ['money of no currency', ['Legal fees  1,200.00', 'Total  1,200.00']],
  ['a currency without factors', ['Legal fees  €1,200.00', 'Total  €1,200.00']],
])('%s give nothing', (_name, lines) => {
  expect(spendOf(...lines)).toEqual([])
})
