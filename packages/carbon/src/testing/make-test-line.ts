import type { ActivityLine } from '../analysis/analysis-schema.ts'
import type { WorkOutContext } from '../work-out/choice.ts'

/** A line of a test document, read well, with its description as evidence. */
export function makeTestLine(
  line: Partial<ActivityLine> & Pick<ActivityLine, 'kind' | 'quantity' | 'unit'>,
): ActivityLine {
  const description = line.description ?? line.kind
  return {
    id: 'a1',
    description,
    estimated: false,
    period: null,
    details: null,
    evidence: { page: 1, text: description, box: null, cell: null },
    confidence: { read: '0.99', meaning: '0.97' },
    ...line,
  }
}

/** A Queensland document of the September quarter 2025, unless the test says otherwise. */
export function makeTestContext(context: Partial<WorkOutContext> = {}): WorkOutContext {
  return {
    region: { region: 'AU-QLD', because: 'postcode 4000 of the supply address' },
    period: { start: '2025-07-01', end: '2025-09-30' },
    issueDate: null,
    country: 'AU',
    documentType: 'invoice',
    currency: 'AUD',
    ...context,
  }
}
