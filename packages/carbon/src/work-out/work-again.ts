import type { ActivityLine, Analysis } from '../analysis/analysis-schema.ts'
import type { AiChoices } from './ai-choice.ts'
import { contextOf } from './context-of.ts'
import { lineOf } from './line-of.ts'
import { workOutActivities } from './work-out-activities.ts'

/** The analysis with these lines in place of its own; what the document itself lacks is still said. */
export function workAgain(
  analysis: Analysis,
  lines: readonly ActivityLine[],
  aiChoices?: AiChoices,
): Analysis {
  const context = contextOf(analysis)
  const before = workOutActivities(analysis.activities.map(lineOf), context)
  const said = new Set(before.problems.map(({ text }) => text))
  const worked = workOutActivities(lines, context, aiChoices)
  const problems = [...analysis.problems.filter(({ text }) => !said.has(text)), ...worked.problems]
  return { ...analysis, ...worked, problems }
}
