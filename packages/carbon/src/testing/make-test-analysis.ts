import type { ActivityLine, Analysis } from '../analysis/analysis-schema.ts'
import { engineVersion } from '../analysis/engine-version.ts'
import { noFields } from '../analysis/no-fields.ts'
import type { WorkOutContext } from '../work-out/choice.ts'
import { makeTestContext } from './make-test-line.ts'
import { workOutActivities } from '../work-out/work-out-activities.ts'

/** A whole analysis of test lines, as a reader of a two-page bill would give it. */
export function makeTestAnalysis(
  lines: readonly ActivityLine[],
  parts: Partial<Analysis> = {},
  context: Partial<WorkOutContext> = {},
): Analysis {
  return {
    analysisVersion: '1',
    engine: engineVersion,
    document: {
      sha256: '0'.repeat(64),
      fileName: 'bill.pdf',
      mediaType: 'application/pdf',
      pages: 2,
      type: 'electricity-bill',
      typeConfidence: '0.98',
      typeReasons: ['kWh column', 'NMI'],
      language: 'en',
      readBy: 'text',
    },
    ...noFields,
    period: { start: '2025-07-01', end: '2025-09-30', evidence: null, confidence: '0.95' },
    place: { region: 'AU-QLD', because: 'postcode 4000 of the supply address', evidence: null },
    checks: [],
    ...workOutActivities(lines, makeTestContext(context)),
    ...parts,
  }
}
