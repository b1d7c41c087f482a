import { expect, test } from 'vitest'
import type { DocumentText } from '../document-text.ts'
import { interpretDocument } from './interpret-document.ts'
import { readText } from '../read/readers/read-text.ts'
import { layoutOfText } from '../testing/layout-of-text.ts'

/** A receipt as recognition gives it, read as surely as is said. */
function fuelOf(readConfidence: number, ...lines: readonly string[]): readonly string[] {
  const read = readText(lines.join('\n'))
  if (!read.ok) throw new Error('a text is read')
  const document: DocumentText = {
    ...read.value,
    pages: read.value.pages.map((page) => ({
      ...page,
      rows: page.rows.map((row) => ({ cells: row.cells.map((cell) => ({ ...cell, readConfidence })) })),
    })),
  }
  return interpretDocument(document).activities.map(({ quantity }) => quantity)
}

const receipt = ['SHORE ROAD SERVICE STATION', 'Pump 4', 'Diesel', '02/03/2025', 'Volume  41.25 L']

test('letters that may be others are counted only where a sum bears them out', () => {
  expect(fuelOf(0.9, ...receipt)).toEqual(['41.25'])
  expect(fuelOf(0.35, ...receipt)).toEqual([])
  expect(fuelOf(0.35, ...receipt, 'Price  1.909 /L', 'Amount  $78.75')).toEqual(['41.25'])
})

test('the habit of a language settles no single number', () => {
  const lines = [
    'Jenis bahan bakar  Solar',
    'Jumlah pembayaran  50000 Rupiah',
    'Volume  7.342 L',
    'Terima kasih',
  ]
  const doubts = (...more: readonly string[]) =>
    layoutOfText(...lines, ...more).lines.flatMap(({ numbers }) =>
      numbers.filter(({ ambiguous }) => ambiguous).map(({ raw }) => raw),
    )
  expect(doubts()).toEqual(['7.342'])
  expect(doubts('Harga  6.810,50')).toEqual([])
})
