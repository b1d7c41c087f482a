import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import type { Working } from '@doublerule/carbon/working/working-schema.ts'

const bill = makeTestAnalysis(
  [
    makeTestLine({
      id: 'a1',
      kind: 'electricity',
      quantity: '4826',
      unit: 'kWh',
      description: 'Peak usage',
    }),
    makeTestLine({
      id: 'a2',
      kind: 'diesel',
      quantity: '62.48',
      unit: 'L',
      description: '=1+1 "Diesel"',
    }),
  ],
  { supplier: { value: 'Mulga*', evidence: null, confidence: '1' } },
)
const other = makeTestAnalysis([
  makeTestLine({ id: 'a1', kind: 'electricity', quantity: '0.333', unit: 'MWh' }),
])

/** Two documents, a correction and a sign-off, with texts that look like a formula and like a wildcard. */
export const exportSample: Working = {
  workingVersion: '1',
  analyses: [bill, { ...other, document: { ...other.document, sha256: '1'.repeat(64) } }],
  corrections: [
    {
      id: 'c1',
      paper: 0,
      reason: 'read again',
      type: 'amount',
      activity: 'a1',
      quantity: '4830',
      unit: 'kWh',
    },
  ],
  ticks: [],
  signOff: { preparedBy: 'Ada Ray', reviewedBy: 'Ben Oak', date: '2025-10-07', note: 'CO₂e, m³' },
}
