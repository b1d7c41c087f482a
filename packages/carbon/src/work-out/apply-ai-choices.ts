import type { Analysis } from '../analysis/analysis-schema.ts'
import type { AiChoices, AiQuestion } from './ai-choice.ts'
import { findAiQuestions } from './ai-choice.ts'
import { contextOf } from './context-of.ts'
import { lineOf } from './line-of.ts'
import { workAgain } from './work-again.ts'

/** The questions of an analysis that a model may answer. */
export function findAiQuestionsOf(analysis: Analysis): AiQuestion[] {
  return findAiQuestions(analysis.activities.map(lineOf), contextOf(analysis))
}

/**
 * The analysis worked out again with a model's choices. Pure: the same analysis and choices give the same object, and
 * without choices it comes back as it was. A line that the model chose for has the match method "ai".
 */
export function applyAiChoices(analysis: Analysis, choices: AiChoices, model: string): Analysis {
  if (choices.size === 0) return analysis
  const engine = { ...analysis.engine, model }
  return { ...workAgain(analysis, analysis.activities.map(lineOf), choices), engine }
}
