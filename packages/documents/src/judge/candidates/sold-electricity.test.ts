import { expect, test } from 'vitest'
import { readPages } from '../../analyse/read-pages.ts'
import { layoutOfText } from '../../testing/layout-of-text.ts'

const chart = ['Histórico de consumo (kWh)', 'JAN/21   FEV/21   MAR/21', '402   377   391']

function countedOn(line: string, ...others: readonly string[]): string[] {
  const page = [
    'Luz da Serra Eletricidade S.A.',
    'Conta do mês  ABRIL/2021',
    'Descrição   Qtde.   Preço   Valor',
  ]
  const { read } = readPages(layoutOfText(...page, line, ...others))
  return read.activities.map(({ quantity, unit }) => `${quantity} ${unit ?? ''}`)
}

test('electricity that is charged without a unit is in the unit that the page names elsewhere', () => {
  expect(countedOn('Energia elétrica   418   0,5120   214,02', ...chart)).toEqual(['418 kWh'])
})

test('without that unit, with a sum that fails or under another name nothing is said', () => {
  expect(countedOn('Energia elétrica   418   0,5120   214,02')).toEqual([])
  expect(countedOn('Energia elétrica   418   0,5120   241,20', ...chart)).toEqual([])
  expect(countedOn('Eletricidade taxa diária   30   0,4500   13,50', ...chart)).toEqual([])
  expect(
    countedOn('Energia elétrica   12   45,00   540,00', 'Energia elétrica   3   0,5000   1,50', ...chart),
  ).toEqual([])
})
