import { expect, test } from 'vitest'
import { readText } from '../../read/readers/read-text.ts'
import { readStructured } from '../read-structured.ts'
import { toRecordGrid } from './json-grids.ts'

function usesOf(xml: string) {
  const read = readText(`<?xml version="1.0"?>${xml}`)
  const found = read.ok ? readStructured(read.value) : null
  return found?.read.activities.map(({ kind, quantity, unit }) => [kind, quantity, unit])
}

const period = (kwh: number, price: number) =>
  `<Periodo><ValorEnergiaActiva>${kwh}</ValorEnergiaActiva><PrecioEnergia>${price}</PrecioEnergia></Periodo>`

test('elements that stand several times are the rows of a table', () => {
  expect(usesOf(`<Factura><Termino>${period(310, 0.21)}${period(95.5, 0.12)}</Termino></Factura>`)).toEqual([
    ['electricity', '310', null],
    ['electricity', '95.5', null],
  ])
})

test('an element that stands once is a record', () => {
  const days = '<Desde>2025-01-01</Desde><Hasta>2025-01-31</Hasta>'
  expect(usesOf(`<Factura>${days}<Termino>${period(310, 0.21)}</Termino></Factura>`)).toEqual([
    ['electricity', '310', null],
  ])
})

test('an attribute tells the unit of its element', () => {
  expect(
    usesOf('<bill><from>2025-01-01</from><waterUse unit="m3">41</waterUse><total>88.20</total></bill>'),
  ).toEqual([['water', '41', 'm3']])
})

test('a list that stands twice is counted once', () => {
  const list = `<use><kwh>483</kwh><start>2025-02-03</start><end>2025-03-04</end></use>
    <use><kwh>494</kwh><start>2025-01-05</start><end>2025-02-02</end></use>`
  expect(
    usesOf(`<meter><supply>electricity</supply><byGrid>${list}</byGrid><bySeller>${list}</bySeller></meter>`),
  ).toEqual([
    ['electricity', '483', 'kWh'],
    ['electricity', '494', 'kWh'],
  ])
})

test('a unit holds for its own element and what is in it, not for the numbers of others', () => {
  const party = '<Party><ID scheme="0088">7300010000001</ID><Name>Quarry Ltd</Name></Party>'
  const item = '<Item><Name>Crushed rock for asphalt</Name></Item>'
  const weight = '<Weight><Measure unitCode="TNE">12.3</Measure></Weight>'
  expect(usesOf(`<Statement><ID>41</ID>${party}${item}${weight}</Statement>`)).toEqual([
    ['material', '12.3', 't'],
  ])
})

test('a picture in letters is no value', () => {
  expect(toRecordGrid({ use: '31', picture: 'QUJD'.repeat(200) })?.rows[1]?.size).toBe(1)
})
