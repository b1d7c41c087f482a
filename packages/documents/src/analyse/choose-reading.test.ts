import { expect, test } from 'vitest'
import type { DocumentText } from '../document-text.ts'
import { OcrEngineFailed } from '../read/ocr/ocr-engine-failed.ts'
import { readText } from '../read/readers/read-text.ts'
import { chooseReading } from './choose-reading.ts'

const worn = ['SALTBUSH FUEL', 'Date 14/08/2025', 'PU P 04', 'D ES L', '62 4 @ 1 9.9 c']
const sharp = [
  'SALTB SH',
  'PUMP 04',
  'DIESEL          $118.65',
  '62.48 L @ 189.9 c/L',
  'TOTAL           $118.65',
]

/** A picture on which the given lines were read, each letter as surely as said. */
function picture(lines: readonly string[], readConfidence = 1): DocumentText {
  const read = readText(lines.join('\n'))
  if (!read.ok) throw new Error(read.problem.detail)
  const pages = read.value.pages.map((page) => ({
    ...page,
    readBy: 'ocr' as const,
    rows: page.rows.map(({ cells }) => ({ cells: cells.map((cell) => ({ ...cell, readConfidence })) })),
  }))
  return { ...read.value, pages, readBy: 'ocr' }
}

async function quantitiesOf(first: DocumentText, second: DocumentText): Promise<string[]> {
  const { interpretation } = await chooseReading(first, () => Promise.resolve(second))
  return interpretation.activities.map(({ kind, quantity }) => `${kind} ${quantity}`)
}

test('a picture that gives no activity is read again, and the gaps of the better reading are filled', async () => {
  const { interpretation } = await chooseReading(picture(worn), () => Promise.resolve(picture(sharp)))
  expect(interpretation.activities).toMatchObject([{ kind: 'diesel', quantity: '62.48' }])
  expect(interpretation.issueDate?.value).toBe('2025-08-14')
})

test('a picture that is read without doubt is not read again', async () => {
  const neverAsked = () => Promise.reject(new Error('read again'))
  const { interpretation } = await chooseReading(picture(sharp, 0.95), neverAsked)
  expect(interpretation.activities).toHaveLength(1)
})

test('unsure figures give way to surer ones; a second reading that finds nothing changes nothing', async () => {
  const unsure = ['SALTBUSH FUEL', 'PUMP 04', 'DIESEL', '82.48 L']
  expect(await quantitiesOf(picture(unsure, 0.5), picture(sharp, 0.95))).toEqual(['diesel 62.48'])
  expect(await quantitiesOf(picture(unsure, 0.5), picture(worn))).toEqual(['diesel 82.48'])
})

test('a fuel whose name was not read is read again', async () => {
  const unnamed = ['FUEL', 'PUMP 04', '62.48 L @ 189.9 c/L  $118.65', 'TOTAL           $118.65']
  expect(await quantitiesOf(picture(unnamed, 0.95), picture(sharp, 0.95))).toEqual(['diesel 62.48'])
})

test('sums that hold because every figure lost its point prove nothing', async () => {
  const pointless = [
    'ELECTRICITY BILL',
    'Peak energy 842000 kWh',
    'Off peak energy 318000 kWh',
    'Total 1160000 kWh',
  ]
  const printed = [
    'ELECTRICITY BILL',
    'Peak energy 8,420.00 kWh',
    'Off peak energy 3,180.00 kWh',
    'Total 11,600.00 kWh',
  ]
  expect(await quantitiesOf(picture(pointless, 0.5), picture(printed, 0.95))).toEqual([
    'electricity 8420',
    'electricity 3180',
  ])
})

test('the first reading is kept when the second engine fails, and other errors are not hidden', async () => {
  const broken = () => Promise.reject(new OcrEngineFailed('out of memory'))
  const { interpretation } = await chooseReading(picture(worn), broken)
  expect(interpretation.issueDate?.value).toBe('2025-08-14')
  const mistaken = () => Promise.reject(new TypeError('a mistake of ours'))
  await expect(chooseReading(picture(worn), mistaken)).rejects.toThrow(TypeError)
})
