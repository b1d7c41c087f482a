import { expect, test } from 'vitest'
import { makeTestAnalysis } from '../testing/make-test-analysis.ts'
import { makeTestLine } from '../testing/make-test-line.ts'
import { isDocumentReply, readReply } from './read-reply.ts'
import { renderReply } from './render-reply.ts'

const bill = makeTestLine({
  kind: 'electricity',
  quantity: '4250',
  unit: 'kWh',
  description: 'Peak usage',
})
const docket = makeTestLine({ kind: 'diesel', quantity: '62.4', unit: 'L', description: 'Diesel' })

test('what a reply is written from is read back from it', () => {
  const reply = renderReply(
    makeTestAnalysis([bill, docket], {
      checks: [{ id: 'foots', status: 'passed', severity: 'info', text: 'Lines add up.', evidence: [] }],
    }),
  )
  expect(isDocumentReply(reply)).toBe(true)
  expect(readReply(reply)).toMatchObject({
    heading: 'Electricity bill (98 % sure)',
    supplier: null,
    period: '1 Jul 2025 to 30 Sep 2025',
    activities: [
      { name: 'Peak usage', amount: { quantity: '4250', unit: 'kWh' }, isAccepted: true, kg: '2847.5' },
      { name: 'Diesel', amount: { quantity: '62.4', unit: 'L' }, isAccepted: false },
    ],
    questions: [
      {
        options: [
          'Registered vehicle: 211.26 kg, Scope 1 and 3',
          'Generator or off-road plant: 210.76 kg, Scope 1 and 3',
          'Heavy truck, Euro IV or later: 211.17 kg, Scope 1 and 3',
        ],
      },
    ],
    checks: ['✓ Lines add up.'],
    leftOut: [],
  })
})

test('a text of another kind has no parts', () => {
  expect(isDocumentReply('The Growth plan has 20 users.')).toBe(false)
  expect(readReply('')).toMatchObject({ heading: '', totals: [], activities: [], questions: [] })
})
