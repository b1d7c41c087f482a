import { expect, test } from 'vitest'
import type { ActivityDetails, ActivityLine } from '../analysis/analysis-schema.ts'
import { detailsOf } from '../analysis/details-of.ts'
import { factorById, toAnalysisFactor } from '../factors/factor-library.ts'
import { measureActivity } from '../work-out/measure-activity.ts'
import { makeTestLine } from './make-test-line.ts'

type Line = Pick<ActivityLine, 'kind' | 'description' | 'quantity' | 'unit'> & {
  details?: Partial<ActivityDetails>
}
type Row = readonly [text: string, line: Line, outcome: string, steps?: readonly string[]]

function measure(factorId: string, { details = {}, ...line }: Line) {
  const factor = factorById(factorId)
  if (factor === null) throw new Error(`no factor ${factorId}`)
  const withDetails = makeTestLine({ ...line, details: detailsOf(details) })
  const measured = measureActivity(withDetails, toAnalysisFactor(factor))
  return measured.ok
    ? { outcome: measured.value.quantity, steps: measured.value.steps }
    : { outcome: measured.problem.text, steps: [] }
}

/** A test for each line: the quantity of the factor's unit that it comes to and the sums, or the problem. */
export function checkMeasured(factorId: string, rows: readonly Row[]): void {
  for (const [text, line, outcome, steps = []] of rows) {
    test(`${factorId}: ${text}`, () => {
      expect(measure(factorId, line)).toEqual({ outcome, steps })
    })
  }
}
