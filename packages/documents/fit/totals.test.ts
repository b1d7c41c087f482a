import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { amountFeatures } from '../src/fields/amount-features.ts'
import { findTotals } from '../src/fields/totals.ts'
import { layoutOfText } from '../src/layout/layout-of-text.ts'
import { fitConditional } from './fit-conditional.ts'
import { fitTotals } from './fit-totals.ts'
import { readMadeTotals } from './made-totals.ts'
import { packTotals, unpackTotals } from './total-rows.ts'

const packed = new Uint8Array(readFileSync(new URL('totals.tsv.gz', import.meta.url)))
const written: unknown = JSON.parse(
  readFileSync(new URL('../src/fields/total-weights.generated.json', import.meta.url), 'utf8'),
)

test('the weights of totals are what `npm run fit` gives, and three of four left-out totals are likeliest', () => {
  const fitted = fitTotals(packed)
  expect(fitted).toEqual(written)
  expect(fitted.leftOut.likeliest / fitted.leftOut.documents).toBeGreaterThan(0.74)
  expect(fitted.leftOut.wrong / fitted.leftOut.right).toBeLessThan(0.2)
}, 60_000)

test('the weights belong to the features that are described', () => {
  expect(unpackTotals(packed).names).toEqual(amountFeatures)
  expect(new Set(amountFeatures).size).toBe(amountFeatures.length)
})

test('rows keep their groups, which amounts are one value, and their features', () => {
  const features = Float32Array.from([0, 1, 0.5])
  const rows = [{ group: 'g', hasTotal: true, amounts: [{ isTotal: true, value: 3, features }] }]
  expect(unpackTotals(packTotals({ names: ['a', 'b', 'c'], rows })).rows).toEqual(rows)
})

test('what is chosen more often than its rivals, and than nothing, gets the higher score', () => {
  const choice = { rows: [Float32Array.from([1, 0]), Float32Array.from([0, 1])], shares: [1, 0], weight: 1 }
  const { intercept, weights } = fitConditional(
    Array.from({ length: 20 }, () => choice),
    1,
  )
  expect(weights[0]).toBeGreaterThan(weights[1] ?? 0)
  expect(intercept).toBeGreaterThan(0)
})

test('of the made papers most are told as they are meant', () => {
  const told = readMadeTotals().map(({ total, lines }) => {
    const found = findTotals(layoutOfText(...lines)).total
    return (found === null ? null : Number(found.value)) === total
  })
  expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.85)
})
