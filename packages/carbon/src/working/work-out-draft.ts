import type { Analysis, Question } from '../analysis/analysis-schema.ts'
import { engineVersion } from '../analysis/engine-version.ts'
import { factorById, toAnalysisFactor } from '../factors/factor-library.ts'
import type { WorkOutContext } from '../work-out/choice.ts'
import { priceFigure } from '../work-out/price-figure.ts'
import { sumTotals } from '../work-out/sum-totals.ts'
import type { WorkedLine } from '../work-out/work-out-line.ts'
import type { DraftLine } from './draft-line.ts'
import { refuseMisfit } from './refuse-misfit.ts'
import { workDraft } from './work-draft.ts'
import type { ChangeNote, LineState, PaperActivity, Refusal, WorkedPaper } from './worked-paper.ts'

export type Draft = {
  lines: DraftLine[]
  context: WorkOutContext
  /** Figures of a second reader that a person left uncounted. */
  kept: Set<string>
  changes: ChangeNote[]
  refusals: Refusal[]
}

type Worked = WorkedLine & { draft: DraftLine }

export function workOut(analysis: Analysis, draft: Draft): WorkedPaper {
  const refusals = [...draft.refusals]
  const worked = draft.lines.map((line): Worked => {
    const question = analysis.questions.find(({ activity }) => activity === line.line.id) ?? null
    const result = workDraft(line, draft.context, question)
    if (result.ok) {
      refusals.push(...refuseMisfit(line, result.value))
      return { ...result.value, draft: line }
    }
    const chosen = line.factors
    refusals.push({ correction: lastOf(line), text: result.problem })
    const without = {
      ...line,
      factors: null,
      changes: line.changes.slice(0, chosen === null ? undefined : -1),
    }
    const again = workDraft(without, draft.context, question)
    if (!again.ok) throw new Error('a line without a chosen factor always has an outcome')
    return { ...again.value, draft: without }
  })
  const live = worked.filter(({ draft: { isStruck } }) => !isStruck)
  const activities = live.map(({ activity }) => activity)
  return {
    analysis: {
      ...analysis,
      ...(worked.some(({ draft: line }) => line.isReworked) && { engine: engineVersion }),
      ...placeAndPeriod(analysis, draft),
      ...candidatesOf(analysis, draft),
      activities,
      questions: live.flatMap(({ question, activity }) => toQuestion(analysis, question, activity.id)),
      totals: sumTotals(activities),
      factors: factorsOf(analysis, worked),
      problems: problemsOf(analysis, worked),
    },
    lines: worked.map(toPaperActivity),
    changes: draft.changes,
    refusals,
  }
}

function lastOf({ changes }: DraftLine): string {
  return changes.at(-1)?.correction ?? ''
}

function placeAndPeriod(analysis: Analysis, { context }: Draft): Pick<Analysis, 'place' | 'period'> {
  const isMoved = context.region !== null && context.region !== analysis.place
  const isRedated = context.period !== null && context.period !== analysis.period
  return {
    place: isMoved && context.region !== null ? { ...context.region, evidence: null } : analysis.place,
    period:
      isRedated && context.period !== null
        ? { start: context.period.start, end: context.period.end, evidence: null, confidence: '1' }
        : analysis.period,
  }
}

/** The figures to choose among, at the place and in the time that stand now, less the questions that have their answer. */
function candidatesOf(
  { candidates, place, period }: Analysis,
  { context, kept }: Draft,
): Pick<Analysis, 'candidates'> {
  if (candidates === undefined) return {}
  const isMoved = context.region !== place || context.period !== period
  const asked =
    kept.size === 0
      ? candidates
      : candidates.map((one) => (kept.has(one.id) ? { ...one, keptOut: true as const } : one))
  return { candidates: isMoved ? asked.map((one) => priceFigure(one, context)) : asked }
}

/** A question keeps the id under which it was first asked. */
function toQuestion(
  { questions }: Analysis,
  question: Omit<Question, 'id'> | null,
  activityId: string,
): Question[] {
  if (question === null) return []
  const asked = questions.find(({ activity }) => activity === activityId)
  return [{ ...question, id: asked?.id ?? `q-${activityId}` }]
}

function factorsOf(analysis: Analysis, worked: readonly Worked[]): Analysis['factors'] {
  const records = { ...analysis.factors }
  for (const { id } of worked.flatMap(({ factors }) => factors)) {
    const held = factorById(id)
    if (held !== null) records[id] = toAnalysisFactor(held)
  }
  return records
}

/** What the document was said to lack, less what its changed lines no longer lack. */
function problemsOf(analysis: Analysis, worked: readonly Worked[]): Analysis['problems'] {
  const changed = worked.filter(({ draft }) => draft.isReworked || draft.isStruck || draft.factors !== null)
  const settled = changed.map(({ draft }) => `${draft.printed?.description ?? draft.line.description}: `)
  const kept = analysis.problems.filter(({ text }) => !settled.some((start) => text.startsWith(start)))
  const added = changed.filter(({ draft }) => !draft.isStruck).flatMap(({ problems }) => problems)
  return [
    ...new Map([...kept, ...added].map((problem) => [`${problem.code} ${problem.text}`, problem])).values(),
  ]
}

function toPaperActivity({ draft, activity }: Worked): PaperActivity {
  return {
    activity,
    state: stateOf(draft),
    printed: draft.changes.length === 0 || draft.printed === null ? null : draft.printed,
    changes: draft.changes,
  }
}

function stateOf({ isStruck, printed, changes }: DraftLine): LineState {
  if (isStruck) return 'struck'
  if (printed === null) return 'added'
  return changes.length === 0 ? 'read' : 'changed'
}
