import type { AiChoices, AiQuestion } from '../work-out/ai-choice.ts'
import { findAiQuestions } from '../work-out/ai-choice.ts'
import { contextOf } from '../work-out/context-of.ts'
import { workOutActivities } from '../work-out/work-out-activities.ts'
import type { ActivityLine, Analysis } from './analysis-schema.ts'

function linesOf({ activities }: Analysis): ActivityLine[] {
  return activities.map(({ match: _match, emissions: _emissions, ...line }) => line)
}

/** The questions of an analysis that a model may answer. */
export function findAiQuestionsOf(analysis: Analysis): AiQuestion[] {
  return findAiQuestions(linesOf(analysis), contextOf(analysis))
}

/**
 * The analysis worked out again with a model's choices. Pure: the same analysis and choices give the same object, and
 * without choices it comes back as it was. A line that the model chose for has the match method "ai".
 */
export function applyAiChoices(analysis: Analysis, choices: AiChoices, model: string): Analysis {
  if (choices.size === 0) return analysis
  const [lines, context] = [linesOf(analysis), contextOf(analysis)]
  const before = new Set(workOutActivities(lines, context).problems.map(({ text }) => text))
  const worked = workOutActivities(lines, context, choices)
  return {
    ...analysis,
    engine: { ...analysis.engine, model },
    ...worked,
    problems: [...analysis.problems.filter(({ text }) => !before.has(text)), ...worked.problems],
  }
}
