import { expect, test } from 'vitest'
import { toCsv } from '#server/owner/to-csv.ts'

test('cells with commas, quotes or lines are quoted', () => {
  expect(toCsv([['a', 'b,c', 'say "so"', 'two\nlines']])).toBe('a,"b,c","say ""so""","two\nlines"\r\n')
})

test('no cell begins as a formula', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\r']) {
    expect(toCsv([[`${start}HYPERLINK(1)`]])).toMatch(/^"?'/)
  }
})

test('plain text and numbers inside a cell stay as they are', () => {
  expect(toCsv([['4-250 kWh = 1', 'Zoë']])).toBe('4-250 kWh = 1,Zoë\r\n')
})
