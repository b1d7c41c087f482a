import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { applyCorrections } from '@doublerule/carbon/working/apply-corrections.ts'
import { layOutPaper } from '@doublerule/carbon/working/lay-out-paper.ts'
import { expect, test } from 'vitest'
import type { FactorRow } from '#shared/factor-answers.ts'
import { countedWith, droppedScopes, labelChoice } from './dropped-scopes.ts'

const bill = makeTestAnalysis([makeTestLine({ id: 'a1', kind: 'electricity', quantity: '100', unit: 'kWh' })])
const [line] = layOutPaper(applyCorrections(bill, [])).lines
if (line === undefined) throw new Error('the bill has a line')

function rowOf(id: string, scope: number): FactorRow {
  return {
    id,
    name: 'Grid electricity, Victoria',
    kgCO2ePerUnit: '0.78',
    unit: 'kWh',
    scope,
    kind: 'Electricity',
    place: 'Victoria',
    edition: '2025',
    publisher: 'DCCEEW',
    grade: '',
  }
}

const chosen = { row: rowOf('vic-2', 2), companions: [rowOf('vic-3', 3)], without: new Set<string>() }

test('what goes together is counted together', () => {
  expect(countedWith(chosen).map(({ id }) => id)).toEqual(['vic-2', 'vic-3'])
  expect(droppedScopes(line, chosen)).toEqual([])
  expect(labelChoice(line, chosen)).toBe('Grid electricity, Victoria, DCCEEW 2025')
})

test('a scope that is left out is named on the paper', () => {
  const alone = { ...chosen, without: new Set(['vic-3']) }
  expect(countedWith(alone).map(({ id }) => id)).toEqual(['vic-2'])
  expect(droppedScopes(line, alone)).toEqual([3])
  expect(labelChoice(line, alone)).toBe('Grid electricity, Victoria, DCCEEW 2025; Scope 3 no longer counted')
})
