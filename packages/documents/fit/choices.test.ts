import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { knowPage } from '../src/judge/known/know-page.ts'
import { findSupplier } from '../src/conclude/fields/supplier.ts'
import { layoutOfText } from '../src/testing/layout-of-text.ts'
import { choiceFits } from './choice-fits.ts'
import { packChoices, unpackChoices } from './choice-rows.ts'
import { fitChoice } from './fit-choice.ts'
import { fitConditional } from './fit-conditional.ts'
import { readMadeChoices } from './made-choices.ts'

/** Of suppliers left out: the least share that is likeliest, and the most wrong for each that is right. */
const expected = {
  total: { likeliest: 0.74, wrong: 0.2 },
  issueDate: { likeliest: 0.7, wrong: 0.2 },
  period: { likeliest: 0.6, wrong: 0.2 },
  supplier: { likeliest: 0.6, wrong: 0.4 },
} as const

describe.each(choiceFits)('$name', ({ field, name, weights, features, isSame = Object.is, ...fit }) => {
  const packed = new Uint8Array(readFileSync(new URL(`${name}.tsv.gz`, import.meta.url)))

  test('have the weights that `npm run fit` gives, and are mostly told of suppliers left out', () => {
    const fitted = fitChoice(packed, fit)
    const written = readFileSync(new URL(`../src/${weights}.generated.json`, import.meta.url), 'utf8')
    expect(fitted).toEqual(JSON.parse(written))
    expect(fitted.leftOut.likeliest / fitted.leftOut.documents).toBeGreaterThan(expected[field].likeliest)
    expect(fitted.leftOut.wrong / fitted.leftOut.right).toBeLessThan(expected[field].wrong)
  }, 120_000)

  test('are told by the features that are described', () => {
    expect(unpackChoices(packed).names).toEqual(features)
    expect(new Set(features).size).toBe(features.length)
  })

  test('of the made papers are mostly told as they are meant', () => {
    const told = readMadeChoices({ name }).map(({ answer, lines }) => {
      const layout = layoutOfText(...lines)
      const { totals, dates } = knowPage(layout)
      const supplier = findSupplier(layout)
      const { start, end } = dates.period?.value ?? { start: null, end: null }
      const found = {
        total: totals.total === null ? null : Number(totals.total.value).toFixed(2),
        issueDate: dates.issueDate?.value ?? null,
        supplier: supplier?.value ?? null,
        period: start === null || end === null ? null : `${start}..${end}`,
      }
      return isSame(answer ?? '', found[field] ?? '') || found[field] === answer
    })
    expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.75)
  })
})

test('rows keep their groups, which candidates are one value, and their features', () => {
  const features = Float32Array.from([0, 1, 0.5])
  const rows = [{ group: 'g', hasAnswer: true, candidates: [{ isAnswer: true, value: 3, features }] }]
  expect(unpackChoices(packChoices({ names: ['a', 'b', 'c'], rows })).rows).toEqual(rows)
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
