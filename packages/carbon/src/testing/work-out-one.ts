import { workOutActivities } from '../work-out/work-out-activities.ts'
import type { WorkOutContext } from '../work-out/choice.ts'
import { makeTestContext, makeTestLine } from './make-test-line.ts'

type TestLine = Parameters<typeof makeTestLine>[0]

/** One line worked out, with the questions and problems that came of it. */
export function workOutOne(line: TestLine, context: Partial<WorkOutContext> = {}) {
  const worked = workOutActivities([makeTestLine(line)], makeTestContext(context))
  const [activity] = worked.activities
  if (activity === undefined) throw new Error('no activity')
  return { ...worked, activity }
}

export function countedFactors(line: TestLine, context: Partial<WorkOutContext> = {}): string[] {
  return workOutOne(line, context)
    .activity.emissions.filter(({ counted }) => counted)
    .map(({ factor }) => factor)
}
