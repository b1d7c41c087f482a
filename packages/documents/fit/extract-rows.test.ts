import { describe, expect, test } from 'vitest'
import type { ActivityLabel } from '../eval/labels.ts'
import { makeDocument } from '../generate/make-document.ts'
import type { CellPlace } from '../src/document-text.ts'
import { bareShape } from '../src/testing/bare-shape.ts'
import { type FeaturedCandidate, extractRows } from './extract-rows.ts'

const place: CellPlace = { page: 1, box: null, cell: null }

function candidate(kind: string, quantity: number, unit: string | null): FeaturedCandidate {
  return { kind, quantity, unit, place, features: Float32Array.of(quantity), shape: bareShape }
}

function label(kind: string, quantity: number, unit: string, optional = false): ActivityLabel {
  return { description: '', kind, quantity, unit, optional, unitAccept: [], accept: [] }
}

/** 1 counted, 0 not, null where nothing is learnt. */
function judge(labels: readonly ActivityLabel[], candidates: readonly FeaturedCandidate[]) {
  const document = makeDocument(1).document
  const rows = extractRows(
    [{ from: 'labels', origin: 'real', group: 'a', document, labels }],
    () => candidates,
  )
  return rows.map((row) => (row.weight === 0 ? null : row.label))
}

describe('a candidate of a real document', () => {
  test('is counted by its value, kind and measure', () => {
    const found = [
      candidate('electricity', 820, 'kWh'),
      candidate('electricity', 0.82, 'MWh'),
      candidate('natural-gas', 820, 'kWh'),
      candidate('electricity', 812, 'kWh'),
    ]
    expect(judge([label('electricity', 820, 'kWh')], found)).toEqual([1, 1, 0, 0])
  })

  test('that is optional or the sum of several labels teaches nothing', () => {
    const labels = [
      label('electricity', 300, 'kWh'),
      label('electricity', 700, 'kWh'),
      label('water', 5, 'm3', true),
    ]
    const found = [
      candidate('electricity', 300, 'kWh'),
      candidate('electricity', 700, 'kWh'),
      candidate('electricity', 1000, 'kWh'),
      candidate('water', 5, 'm3'),
      candidate('electricity', 77, 'kWh'),
    ]
    expect(judge(labels, found)).toEqual([1, 1, null, null, 0])
  })

  test('teaches nothing where the labelled quantity is a sum of unmarked rows', () => {
    const found = [
      candidate('electricity', 400, 'kWh'),
      candidate('electricity', 600, 'kWh'),
      candidate('water', 9, 'm3'),
    ]
    expect(judge([label('electricity', 1000, 'kWh')], found)).toEqual([null, null, 0])
  })
})

test('a made number is counted at its place, and not where the same digits mean something else', () => {
  for (let seed = 0; seed < 60; seed++) {
    const made = makeDocument(seed)
    const placeOf = ({ page, row, cell }: { page: number; row: number; cell: number }) =>
      made.document.pages[page - 1]?.rows[row]?.cells[cell]?.place ?? place
    const found = made.counted.flatMap((number) => {
      const own = {
        quantity: Number(number.quantity),
        unit: number.unit,
        features: new Float32Array(1),
        shape: bareShape,
      }
      return [
        { ...own, kind: number.kind, place: placeOf(number) },
        { ...own, kind: number.kind, place: { ...place }, quantity: own.quantity + 0.5 },
      ]
    })
    const rows = extractRows([{ from: 'generator', made }], () => found)
    expect(rows.map(({ label }) => label)).toEqual(made.counted.flatMap(() => [1, 0]))
    expect(rows.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(30.001)
  }
})

test('kinds may be taken as groups', () => {
  const document = makeDocument(1).document
  const labels = [label('diesel', 40, 'L')]
  const found = [candidate('fuel-like', 40, 'L'), candidate('diesel', 40, 'L')]
  const isKind = (given: string, expected: string) => given === 'fuel-like' && expected === 'diesel'
  const rows = extractRows([{ from: 'labels', origin: 'real', group: 'a', document, labels }], () => found, {
    isKind,
  })
  expect(rows.map((row) => row.label)).toEqual([1, 0])
})
