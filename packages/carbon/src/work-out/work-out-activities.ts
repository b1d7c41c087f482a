import type { Activity, ActivityLine, Analysis, Factor, Problem } from '../analysis/analysis-schema.ts'
import { factorById, toAnalysisFactor } from '../factors/factor-library.ts'
import type { AiChoices } from './ai-choice.ts'
import type { WorkOutContext } from './choice.ts'
import { chooseFactors } from './choose-factors.ts'
import { situationOf } from './situation.ts'
import { sumTotals } from './sum-totals.ts'
import type { WorkedLine } from './work-out-line.ts'
import { workOutLine } from './work-out-line.ts'

export type WorkedOut = Pick<Analysis, 'activities' | 'questions' | 'totals' | 'factors' | 'problems'>

const noAiChoices: AiChoices = new Map()

/** The factor records of an analysis, without the matcher's words, in order of first use. */
function recordFactors(worked: readonly WorkedLine[]): Record<string, Factor> {
  const records = new Map<string, Factor>()
  for (const factor of worked.flatMap(({ factors }) => factors)) {
    const held = records.has(factor.id) ? null : factorById(factor.id)
    if (held !== null) records.set(factor.id, toAnalysisFactor(held))
  }
  return Object.fromEntries(records)
}

function uniqueProblems(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.code} ${problem.text}`, problem])).values()]
}

/** Lines on another set of warming potentials than the rest: each is right by itself, and the total says so. */
function findMixedGwp(activities: readonly Activity[], factors: Readonly<Record<string, Factor>>): Problem[] {
  const counted = activities.flatMap(({ emissions }) => emissions.filter((emission) => emission.counted))
  const sets = new Set(counted.flatMap(({ factor }) => factors[factor]?.gwp ?? []))
  if (sets.size < 2) return []
  const text = `The total adds lines on ${[...sets].sort().join(' and ')}. Keep one set within an inventory: choose another factor for the lines that differ.`
  return [{ code: 'mixed_gwp', text }]
}

/**
 * Chooses factors for the lines of a document and works out every figure. Pure and deterministic: the same lines and
 * context give the same object. Totals count each activity once; market-based figures stand beside and are not counted.
 * @param aiChoices answers from `chooseWithAi`; without them the AI stage is off.
 */
export function workOutActivities(
  lines: readonly ActivityLine[],
  context: WorkOutContext,
  aiChoices: AiChoices = noAiChoices,
): WorkedOut {
  const worked = lines.map((line) =>
    workOutLine(line, chooseFactors(situationOf(line, context), aiChoices.get(line.id) ?? null)),
  )
  const activities = worked.map(({ activity }) => activity)
  const factors = recordFactors(worked)
  const questions = worked.map(({ question }) => question).filter((question) => question !== null)
  return {
    activities,
    questions: questions.map((question, index) => ({ id: `q${index + 1}`, ...question })),
    totals: sumTotals(activities),
    factors,
    problems: uniqueProblems([
      ...worked.flatMap(({ problems }) => problems),
      ...findMixedGwp(activities, factors),
    ]),
  }
}
