import { factorById, toAnalysisFactor } from '../factors/factor-library.ts'
import { sumTotals } from '../work-out/sum-totals.ts'
import { decimal, sumOf } from '../decimal.ts'
import { workOutEmission } from '../work-out/work-out-emission.ts'
import type { Activity, Analysis, Emission, Question } from '../analysis/analysis-schema.ts'
import { absent, findDifference, type ReplayDifference } from './describe-difference.ts'
import { replayEmission, within } from './replay-emission.ts'

export type ReplayResult = { same: true } | { same: false; differences: readonly ReplayDifference[] }

/** The sum of an option, counted factors only; null when a factor is gone or does not fit. */
function sumOption(activity: Activity, factorIds: readonly string[]): string | null {
  const emissions = factorIds.map((id) => {
    const factor = factorById(id)
    const emission = factor === null ? null : workOutEmission(activity, factor)
    return emission !== null && emission.ok ? emission.value : null
  })
  if (emissions.includes(null)) return null
  return sumOf(
    emissions.flatMap((emission) => (emission?.counted === true ? [decimal(emission.kgCO2e)] : [])),
  )
}

type ReplayedActivity = { emissions: readonly Emission[]; differences: ReplayDifference[] }

function nameLine({ description }: Activity, index: number): string {
  return `L${index + 1} ${description}`
}

function replayActivity(activity: Activity, index: number): ReplayedActivity {
  const line = { path: `activities[${index}]`, words: nameLine(activity, index) }
  const emissions = activity.emissions.map((emission, row) =>
    replayEmission(activity, emission, { ...line, path: `${line.path}.emissions[${row}]` }),
  )
  const alternatives = activity.match.alternatives.flatMap(({ label, factors, kgCO2e }, row) =>
    findDifference(
      within(line, `match.alternatives[${row}].kgCO2e`, `by the other factor “${label}”`, 'kg CO2e'),
      kgCO2e,
      sumOption(activity, factors),
    ),
  )
  return {
    emissions: emissions.flatMap(({ again }) => (again === null ? [] : [again])),
    differences: [...emissions.flatMap(({ differences }) => differences), ...alternatives],
  }
}

function replayQuestion(question: Question, analysis: Analysis, index: number): ReplayDifference[] {
  const at = analysis.activities.findIndex(({ id }) => id === question.activity)
  const activity = analysis.activities[at]
  const asked = {
    path: `questions[${index}]`,
    words: activity === undefined ? `Question ${index + 1}` : nameLine(activity, at),
  }
  return question.options.flatMap(({ label, factors, kgCO2e }, row) =>
    findDifference(
      within(asked, `options[${row}].kgCO2e`, `by the answer “${label}”`, 'kg CO2e'),
      kgCO2e,
      activity === undefined ? absent : sumOption(activity, factors),
    ),
  )
}

function replayFactors(analysis: Analysis): ReplayDifference[] {
  return Object.entries(analysis.factors).flatMap(([id, stored]) => {
    const held = factorById(id)
    const now = held === null ? null : toAnalysisFactor(held)
    const factor = { path: `factors.${id}`, words: `Factor ${stored.name}` }
    return [
      ...findDifference(
        within(factor, 'kgCO2ePerUnit', 'value', `kg CO2e per ${stored.unit}`),
        stored.kgCO2ePerUnit,
        now?.kgCO2ePerUnit ?? absent,
      ),
      ...findDifference(within(factor, 'source', 'source'), stored.source, now?.source ?? absent),
    ]
  })
}

/**
 * Recomputes every figure of a stored analysis from its quantities and factor ids, with the library of this version:
 * factor values, emissions, alternatives, questions, and the totals of the lines as they come out. Says "same", or
 * where it differs.
 */
export function replayAnalysis(analysis: Analysis): ReplayResult {
  const activities = analysis.activities.map(replayActivity)
  const differences = [
    ...replayFactors(analysis),
    ...activities.flatMap((activity) => activity.differences),
    ...analysis.questions.flatMap((question, index) => replayQuestion(question, analysis, index)),
    ...replayTotals(analysis, activities),
  ]
  return differences.length === 0 ? { same: true } : { same: false, differences }
}

function replayTotals({ totals }: Analysis, activities: readonly ReplayedActivity[]): ReplayDifference[] {
  const again = sumTotals(activities.map(({ emissions }) => ({ emissions: [...emissions] })))
  return [
    ...findDifference(
      { path: 'totals.kgCO2e', words: 'Total', unit: 'kg CO2e' },
      totals.kgCO2e,
      again.kgCO2e,
    ),
    ...(['1', '2', '3'] as const).flatMap((scope) =>
      findDifference(
        { path: `totals.byScope.${scope}`, words: `Total of Scope ${scope}`, unit: 'kg CO2e' },
        totals.byScope[scope],
        again.byScope[scope],
      ),
    ),
  ]
}
