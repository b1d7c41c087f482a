import { expect, test } from 'vitest'
import { partOfJson } from '../to-part.ts'
import { toInvoiceDocument } from './invoice-document.ts'
import { readTrade } from './read-invoice.ts'

const waste = (name: string, quantity: number, code: string) => ({
  dotInformation: { printedDotInformation: name },
  quantity: { containerNumber: 12, quantity, unitOfMeasurement: { code } },
})

function linesOf(manifest: object) {
  const part = partOfJson(manifest)
  const invoice = part === null ? null : readTrade(part)
  const read = invoice === null ? null : toInvoiceDocument(invoice)
  return read?.read.activities.map(({ kind, quantity, unit }) => `${kind} ${quantity} ${unit ?? ''}`)
}

test('the wastes of a manifest are waste, whatever they once were', () => {
  const wastes = [
    waste('NA1993, Waste Diesel fuel, 3, III', 480, 'G'),
    waste('UN1078, Refrigerant gas', 52.5, 'P'),
    waste('Solvents', 3, 'T'),
  ]
  expect(linesOf({ designatedFacility: { name: 'Basin Treatment' }, wastes })).toEqual([
    'waste 480 gal-us',
    'waste 52.5 lb',
    'waste 3 short-ton',
  ])
})

test('wastes that were sent back whole were not taken', () => {
  const wastes = [waste('Solvents', 3, 'K')]
  expect(linesOf({ rejectionInfo: { rejectionType: 'FullReject' }, wastes })).toEqual([])
})
