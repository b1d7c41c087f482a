import { expect, test } from 'vitest'
import { layoutOfText } from '../../testing/layout-of-text.ts'
import { findCandidates } from './find-candidates.ts'
import { readPageWords } from './page-words.ts'

function candidateOf(value: string, ...lines: readonly string[]) {
  const layout = layoutOfText(...lines)
  const found = findCandidates(layout.lines, readPageWords())
  return found.find(({ number }) => number.value === value)
}

const table = [
  'Electricity',
  'Meter     Previous   Current    Usage kWh   Amount',
  'M-1         41,220    42,300        1,080   $310.20',
  'M-2          9,100     9,320          220    $61.10',
]

test('a figure knows its title past the figures between, its unit from it, and the heading above', () => {
  const candidate = candidateOf('220', ...table)
  expect(candidate).toMatchObject({ title: 'Usage kWh', unit: { unit: 'kWh' }, unitSource: 'head' })
  expect(candidate?.words.head.map(({ concept }) => concept)).toContain('use')
  expect(candidate?.words.section.map(({ concept }) => concept)).toContain('electricity')
})

test('a reading under its title is called a reading, not use', () => {
  const concepts = candidateOf('41220', ...table)?.words.head.map(({ concept }) => concept)
  expect(concepts).toContain('reading-before')
  expect(concepts).not.toContain('use')
})

test('money, shares and rates are no candidates', () => {
  expect(candidateOf('310.20', ...table)).toBeUndefined()
  expect(candidateOf('12', 'Renewable 12 % of your energy')).toBeUndefined()
  expect(candidateOf('28.5', 'Price 28.5 c/kWh')).toBeUndefined()
})

test('the words before a figure in its own cell and in the cell to its left are its label', () => {
  expect(candidateOf('820', 'Total consumption  820 kWh')?.label).toBe('Total consumption')
  expect(candidateOf('820', 'Total consumption: 820 kWh')?.label).toBe('Total consumption:')
})

test('a unit of electricity is a kilowatt-hour, wherever it is printed; of goods or gas it is none', () => {
  const kWh = { unit: { unit: 'kWh' } }
  expect(candidateOf('152', 'Electricity bill', 'Energy used this month: 152 units')).toMatchObject(kWh)
  expect(candidateOf('87', 'Electricity bill', 'Units consumed:  87')).toMatchObject(kWh)
  expect(candidateOf('152', 'Natural gas bill', 'Gas used this month: 152 units')?.unit).not.toMatchObject({
    unit: 'kWh',
  })
  expect(candidateOf('9', 'Electricity bill', 'Cost per unit:  9')?.unit).toBeNull()
})

test('slabs are parts of the units consumed, and other units are no use', () => {
  const slabs = [
    'Units     Rate      Amount',
    '50        4.10      205.00',
    '50        5.55      277.50',
    '32        7.10      227.20',
  ]
  const bill = ['Electricity bill', 'Units consumed 132', ...slabs]
  expect(candidateOf('132', ...bill)?.unit?.unit).toBe('kWh')
  expect(candidateOf('50', ...bill)?.unit?.unit).not.toBe('kWh')
  expect(candidateOf('50', 'Electricity bill', ...slabs)?.unit?.unit).not.toBe('kWh')
  expect(candidateOf('48', 'Electricity bill', 'Units in building 48')?.unit?.unit).not.toBe('kWh')
  const solar = ['Electricity bill', 'Import units 640', 'Export units 420', 'Net billed units 220']
  expect(candidateOf('220', ...solar)?.unit?.unit).not.toBe('kWh')
  const apparent = ['Electricity bill', 'Consumption kVAh 12,400', '12,400 units @ 8.50']
  expect(candidateOf('12400', ...apparent)?.unit?.unit).not.toBe('kWh')
})

test('a daily average is no use', () => {
  expect(candidateOf('36.12', 'Histórico  Média kWh/Dia', 'AGO/24  36,12')?.unit ?? null).toBeNull()
})

test('a bare figure set right in a box of its own is named by the line over it', () => {
  const box = ['Unit 1501        Page 1', 'kWh consumption', `${' '.repeat(40)}219.07`]
  expect(candidateOf('219.07', ...box)).toMatchObject({ title: 'kWh consumption', unit: { unit: 'kWh' } })
})

test('units billed in kVAh, as the row of the registers tells them apart from its kWh, are no energy', () => {
  const bill = (apparent: string) => [
    'Electricity bill',
    'Register      kWh       kVAh      kVA',
    `Consumption   81,400    ${apparent}    312`,
    `Billed units   ${apparent}`,
    'kWh used   81,400',
  ]
  const billed = (apparent: string, value: string) =>
    findCandidates(layoutOfText(...bill(apparent)).lines, readPageWords()).filter(
      ({ number }) => number.value === value,
    )
  expect(billed('84,150', '84150')).toEqual([])
  expect(billed('84,150', '81400').length).toBeGreaterThan(0)
  expect(billed('81,400', '81400').length).toBeGreaterThan(0)
})
