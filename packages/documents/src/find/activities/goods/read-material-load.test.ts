import { expect, test } from 'vitest'
import { layoutOfText } from '../../../testing/layout-of-text.ts'
import { readMaterialLoad } from './read-material-load.ts'

const loadOf = (...lines: readonly string[]) =>
  readMaterialLoad(layoutOfText(...lines)).activities.map(
    ({ description, quantity, unit }) => `${description} ${quantity} ${unit ?? ''}`,
  )

test('the weight of a delivery note is of the material that it names', () => {
  expect(loadOf('Harbour Aggregates', 'Delivery Note', 'Material: Paving bricks', 'Qty: 840 kg')).toEqual([
    'Paving bricks 840 kg',
  ])
})

test('a weight without a delivery note, or of several materials, is none', () => {
  expect(loadOf('Data sheet', 'Material: Paving bricks', 'Weight: 840 kg')).toEqual([])
  expect(loadOf('Delivery Note', 'Material: Bricks', 'Material: Sand', 'Qty: 840 kg')).toEqual([])
})

test('a docket of concrete is the volume of this load, not of the order', () => {
  const docket = [
    'Delivery Docket',
    'Product code    Description              Slump',
    'N3220           N32 20mm normal class    80 mm',
    'This load m3    Ordered m3    Delivered to date m3    Loads',
    '6.4             19.2          12.8                    2',
    'Water added on site: 20 L',
  ]
  expect(loadOf(...docket)).toEqual(['Concrete N32 20mm normal class 6.4 m3'])
  expect(loadOf(...docket.slice(1))).toEqual([])
})

test('a docket in another language has its label beside its volume', () => {
  expect(
    loadOf(
      'ALBARÁN DE ENTREGA 118',
      'Tipo de hormigón   HA-25/B/20',
      'Volumen suministrado   8,00 m3',
      'Acumulado   24,00 m3',
    ),
  ).toEqual(['Concrete HA-25/B/20 8 m3'])
})

test('the weights of two units on one line are the net weight once', () => {
  expect(
    loadOf(
      'SCALE TICKET',
      'MATERIAL: #57 STONE',
      'GROSS   74,280 LB   37.14 TON',
      'TARE   28,140 LB   14.07 TON',
      'NET   46,140 LB   23.07 TON',
      'TODAY: LOADS 4   TONS 91.88',
    ),
  ).toEqual(['#57 STONE 46140 lb'])
})

test('a docket that names waste took it away', () => {
  const read = (material: string) =>
    readMaterialLoad(layoutOfText(`Material: ${material}`, 'Gross 21,640 t', 'Tare 13,180 t', 'Net 8,460 t'))
      .isWaste
  expect(read('Bauschutt, gemischt')).toBe(true)
  expect(read('Road base')).toBe(false)
})
