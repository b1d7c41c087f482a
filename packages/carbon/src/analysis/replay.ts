import { factorById, toAnalysisFactor } from '../factors/factor-library.ts'
import { sumTotals } from '../work-out/sum-totals.ts'
import { decimal, sumOf } from '../decimal.ts'
import { workOutEmission } from '../work-out/work-out-emission.ts'
import type { Activity, Analysis, Emission, Question } from './analysis-schema.ts'

/** One figure that came out otherwise: where it stands, what was stored, what the replay gives. */
export type ReplayDifference = { path: string; stored: string; replayed: string }

export type ReplayResult = { same: true } | { same: false; differences: readonly ReplayDifference[] }

const absent = '(none)'

function differ(path: string, stored: unknown, replayed: unknown): ReplayDifference[] {
  const storedText = JSON.stringify(stored)
  const replayedText = JSON.stringify(replayed)
  return storedText === replayedText ? [] : [{ path, stored: storedText, replayed: replayedText }]
}

function replayEmission(activity: Activity, stored: Emission, path: string): ReplayDifference[] {
  const factor = factorById(stored.factor)
  if (factor === null) return [{ path: `${path}.factor`, stored: stored.factor, replayed: absent }]
  const replayed = workOutEmission(activity, factor)
  if (!replayed.ok) return [{ path, stored: stored.expression, replayed: replayed.problem.text }]
  const again = replayed.value
  return [
    ...differ(`${path}.expression`, stored.expression, again.expression),
    ...differ(`${path}.factorQuantity`, stored.factorQuantity, again.factorQuantity),
    ...differ(`${path}.steps`, stored.steps, again.steps),
    ...differ(`${path}.kgCO2e`, stored.kgCO2e, again.kgCO2e),
    ...differ(
      `${path}.gases`,
      stored.gases && [stored.gases.co2, stored.gases.ch4, stored.gases.n2o],
      again.gases && [again.gases.co2, again.gases.ch4, again.gases.n2o],
    ),
    ...differ(
      `${path}.scope`,
      [stored.scope, stored.category, stored.counted],
      [again.scope, again.category, again.counted],
    ),
  ]
}

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

function replayActivity(activity: Activity, index: number): ReplayDifference[] {
  const path = `activities[${index}]`
  return [
    ...activity.emissions.flatMap((emission, row) =>
      replayEmission(activity, emission, `${path}.emissions[${row}]`),
    ),
    ...activity.match.alternatives.flatMap((alternative, row) =>
      differ(
        `${path}.match.alternatives[${row}].kgCO2e`,
        alternative.kgCO2e,
        sumOption(activity, alternative.factors),
      ),
    ),
  ]
}

function replayQuestion(question: Question, analysis: Analysis, index: number): ReplayDifference[] {
  const activity = analysis.activities.find(({ id }) => id === question.activity)
  return question.options.flatMap((option, row) =>
    differ(
      `questions[${index}].options[${row}].kgCO2e`,
      option.kgCO2e,
      activity === undefined ? absent : sumOption(activity, option.factors),
    ),
  )
}

function replayFactors(analysis: Analysis): ReplayDifference[] {
  return Object.entries(analysis.factors).flatMap(([id, stored]) => {
    const held = factorById(id)
    const now = held === null ? null : toAnalysisFactor(held)
    return [
      ...differ(`factors.${id}.kgCO2ePerUnit`, stored.kgCO2ePerUnit, now?.kgCO2ePerUnit ?? absent),
      ...differ(`factors.${id}.source`, stored.source, now?.source ?? absent),
    ]
  })
}

/**
 * Recomputes every figure of a stored analysis from its quantities and factor ids, with the library of this version:
 * factor values, emissions, alternatives, questions and totals. Says "same", or where it differs.
 */
export function replayAnalysis(analysis: Analysis): ReplayResult {
  const differences = [
    ...replayFactors(analysis),
    ...analysis.activities.flatMap(replayActivity),
    ...analysis.questions.flatMap((question, index) => replayQuestion(question, analysis, index)),
    ...replayTotals(analysis),
  ]
  return differences.length === 0 ? { same: true } : { same: false, differences }
}

function replayTotals({ activities, totals }: Analysis): ReplayDifference[] {
  const again = sumTotals(activities)
  return [
    ...differ('totals.kgCO2e', totals.kgCO2e, again.kgCO2e),
    ...(['1', '2', '3'] as const).flatMap((scope) =>
      differ(`totals.byScope.${scope}`, totals.byScope[scope], again.byScope[scope]),
    ),
  ]
}
