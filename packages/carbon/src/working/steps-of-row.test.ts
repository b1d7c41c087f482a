import { expect, test } from 'vitest'
import { makeTestAnalysis } from '../testing/make-test-analysis.ts'
import { makeTestLine } from '../testing/make-test-line.ts'
import { asRead, layOutPaper } from './lay-out-paper.ts'
import { tellRows } from './steps-of-row.ts'

function told(line: Parameters<typeof makeTestLine>[0]) {
  const [first] = layOutPaper(asRead(makeTestAnalysis([makeTestLine(line)]))).lines
  return tellRows(first?.rows ?? [])
}

test('that nothing is taken off the residual is said once, in words', () => {
  const steps = told({ kind: 'electricity', quantity: '4260', unit: 'kWh' }).flatMap((row) => row.steps)
  expect(steps).toHaveLength(1)
  expect(steps[0]).toContain('so nothing is taken off')
})

test('a conversion that the market-based product needs too stays, grouped, and is said once', () => {
  const steps = told({ kind: 'electricity', quantity: '4.26', unit: 'MWh' }).flatMap((row) => row.steps)
  expect(steps.filter((step) => step.includes('4,260 kWh'))).toHaveLength(1)
})
