import { expect, test } from 'vitest'
import type { ColumnFigures } from './column-figures.ts'
import { relateColumns } from './relate-columns.ts'

function columnsOf(columns: Readonly<Record<string, readonly number[]>>): Record<string, ColumnFigures> {
  return Object.fromEntries(
    Object.entries(columns).map(([title, figures], index) => [
      title,
      {
        column: { index, title, folded: title, role: null },
        texts: figures.map(String),
        figures,
        count: figures.length,
      },
    ]),
  )
}

function relate(columns: Readonly<Record<string, readonly number[]>>) {
  const figures = columnsOf(columns)
  const of = relateColumns(Object.values(figures))
  return (title: string) => {
    const one = figures[title]
    if (one === undefined) throw new Error(`No column ${title}`)
    const held = Object.entries(of(one)).filter(([name, value]) => value === 1 && name !== 'scale')
    return held.map(([name]) => name)
  }
}

test('of two factors of an amount the one that varies is told from its price', () => {
  const related = relate({
    litres: [40, 55, 12, 33],
    price: [1.8, 1.8, 1.9, 1.85],
    paid: [72, 99, 22.8, 61.05],
  })
  expect(related('litres')).toEqual(['factor', 'varyingFactor'])
  expect(related('price')).toEqual(['factor'])
  expect(related('paid')).toEqual(['product'])
})

test('a reading less the one before it is what was used, and so is what it grows by', () => {
  const related = relate({
    before: [100, 180, 310, 350],
    after: [180, 310, 350, 420],
    used: [80, 130, 40, 70],
  })
  expect(related('used')).toEqual(['part', 'difference', 'growth'])
  expect(related('after')).toEqual(['sum', 'minuend', 'sumSoFar'])
})

test('the same in another unit says so to both sides, with the factor between them', () => {
  const figures = columnsOf({ kg: [2500, 400, 1200], t: [2.5, 0.4, 1.2] })
  const of = relateColumns(Object.values(figures))
  const [kg, tonnes] = [figures['kg'], figures['t']].map((one) => (one === undefined ? null : of(one)))
  expect(kg).toMatchObject({ sameAsRight: 1, sameAsLeft: 0, scale: 3 })
  expect(tonnes).toMatchObject({ sameAsLeft: 1, sameAsRight: 0, scale: -3 })
})

test('three parts and more add up to a total; figures that only come near do not', () => {
  const related = relate({
    one: [10, 20, 31],
    two: [5, 6, 7],
    three: [4, 9, 2],
    all: [19, 35, 40],
    near: [21, 30, 44],
  })
  expect(related('all')).toEqual(['sum'])
  expect(related('two')).toEqual(['part'])
  expect(related('near')).toEqual([])
})

test('two rows, zeros and a factor of one show nothing', () => {
  expect(relate({ a: [2, 3], b: [4, 5], c: [8, 15] })('c')).toEqual([])
  expect(relate({ a: [2, 3, 4], b: [1, 1, 1], c: [2, 3, 4] })('b')).toEqual([])
  expect(relate({ a: [0, 0, 0], b: [4, 5, 6], c: [0, 0, 0] })('c')).toEqual([])
})
