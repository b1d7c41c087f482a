import { expect, test } from 'vitest'
import { printsCommas } from './prints-commas.ts'

function page(text: string) {
  const word = { x0: 0, y0: 0, x1: 1, y1: 1, confidence: 1 }
  return [{ words: text.split(' ').map((part) => ({ ...word, text: part })), letterHeight: 1 }]
}

test.for([
  ['Arbeitspreis 12.345,67 € 0,31', true],
  ['1234,5 kWh am 14.08.2025', true],
  ['usage 12,345.67 at $0.31', false],
  ['62.48 L @ 189.9 c/L', false],
  ['1,234 kWh 2,500 kWh', false],
  ['SUPER 98', false],
] as const)('"%s" prints decimal commas: %s', ([text, expected]) => {
  expect(printsCommas(page(text))).toBe(expected)
})
