import type { Analysis } from '../analysis/analysis-schema.ts'
import type { Working } from '../working/working-schema.ts'

/** Papers of these analyses that nobody has touched. */
export function makeTestWorking(...analyses: Analysis[]): Working {
  return { workingVersion: '1', analyses, corrections: [], ticks: [], signOff: null }
}
