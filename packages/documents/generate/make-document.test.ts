import { describe, expect, test } from 'vitest'
import type { MadeDocument, MadeNumber } from './made-document.ts'
import { makeDocument } from './make-document.ts'
import { languages } from './words.ts'

const made = Array.from({ length: 1500 }, (_, seed) => makeDocument(seed))

/** The digits of a text without what parts them: "1.234,50" and "1,234.5" both hold "12345". */
function digitsOf(text: string): string {
  return text.replaceAll(/[^\d]/g, '')
}

function cellOf({ document }: MadeDocument, { page, row, cell }: MadeNumber) {
  return document.pages[page - 1]?.rows[row]?.cells[cell]
}

test('the same seed gives the same document', () => {
  expect(makeDocument(77)).toEqual(made[77])
})

test('every counted number stands where the label says', () => {
  const lost = made.flatMap((document) =>
    document.counted.filter((number) => {
      const text = digitsOf(cellOf(document, number)?.text ?? '')
      return !text.includes(digitsOf(number.quantity))
    }),
  )
  expect(lost).toEqual([])
})

test('what is optional stands where the label says, unless the scan got it wrong', () => {
  const lost = made.flatMap((document) =>
    document.optional.filter((number) => {
      const text = digitsOf(cellOf(document, number)?.text ?? '')
      return number.why !== 'damaged' && !text.includes(digitsOf(number.quantity))
    }),
  )
  expect(lost).toEqual([])
})

test('no number is both counted and optional', () => {
  for (const { counted, optional } of made) {
    const placeOf = ({ page, row, cell, kind, quantity }: MadeNumber) =>
      `${page}.${row}.${cell}.${kind}.${quantity}`
    const places = new Set(counted.map(placeOf))
    expect(optional.filter((number) => places.has(placeOf(number)))).toEqual([])
  }
})

test('the arithmetic that is printed holds', () => {
  const broken = made.flatMap(({ name, relations }) =>
    relations
      .filter(({ kind, terms, result, tolerance }) => {
        const [first = 0, ...others] = terms
        const value =
          kind === 'product'
            ? others.reduce((product, term) => product * term, first)
            : others.reduce((sum, term) => (kind === 'sum' ? sum + term : sum - term), first)
        return Math.abs(value - result) > tolerance + 1e-9 * Math.abs(result)
      })
      .map((relation) => ({ name, relation })),
  )
  expect(broken).toEqual([])
})

test('parts beside a counted total add up to it', () => {
  for (const { counted, optional } of made) {
    const parts = Map.groupBy(
      optional.filter(({ why }) => why === 'part'),
      ({ kind }) => kind,
    )
    for (const [kind, group] of parts) {
      const total = counted.filter((number) => number.kind === kind)
      const [only] = total
      if (total.length !== 1 || only === undefined) continue
      for (const part of group) expect(Number(part.quantity)).toBeLessThanOrEqual(Number(only.quantity))
    }
  }
})

describe('the made documents vary', () => {
  test('over all languages, many layouts, and every way of reading', () => {
    expect(new Set(made.map(({ language }) => language)).size).toBe(languages.length)
    expect(new Set(made.map(({ layout }) => layout)).size).toBeGreaterThan(60)
    expect(new Set(made.map(({ document }) => document.readBy))).toEqual(
      new Set(['text', 'ocr', 'structured']),
    )
  })

  test('over kinds, units that are printed nowhere, and papers with nothing to count', () => {
    const numbers = made.flatMap(({ counted }) => counted)
    expect(new Set(numbers.map(({ kind }) => kind)).size).toBe(13)
    expect(numbers.filter(({ unit }) => unit === null).length).toBeGreaterThan(50)
    const empty = made.filter(({ counted }) => counted.length === 0).length
    expect(empty).toBeGreaterThan(made.length * 0.08)
    expect(empty).toBeLessThan(made.length * 0.3)
  })

  test('with cells that never overlap on a printed page', () => {
    for (const { document, name } of made) {
      if (document.readBy !== 'text' || document.kind !== 'pdf') continue
      for (const { cells } of document.pages.flatMap(({ rows }) => rows)) {
        let right = -1
        for (const { place } of cells) {
          const [left = 0, , width = 0] = place.box ?? []
          expect({ name, isApart: left > right - 0.001 }).toEqual({ name, isApart: true })
          right = left + width
        }
      }
    }
  })
})
