import { contextOf } from '../work-out/context-of.ts'
import { workOutActivities } from '../work-out/work-out-activities.ts'
import type { ActivityLine, Analysis, Candidate, SecondReading } from './analysis-schema.ts'

/** A figure that a model proposed and the law let stand, before it is priced. */
export type NamedFigure = Omit<Candidate, 'kgCO2e'>

export type SecondRead = {
  reading: Omit<SecondReading, 'raised'>
  /** New confidences in the meaning of lines, by their ids. */
  meanings: ReadonlyMap<string, string>
  /** Figures to ask about, before those that the engine lists itself. */
  asked: readonly NamedFigure[]
}

/**
 * The analysis after a second reading. Lines keep their quantities and none is added: what both readers found is surer, and
 * what only the model found is a candidate. Pure: the same analysis and reading give the same object.
 */
export function applySecondReading(analysis: Analysis, { reading, meanings, asked }: SecondRead): Analysis {
  const raised = analysis.activities
    .filter(({ id, confidence }) => (meanings.get(id) ?? confidence.meaning) !== confidence.meaning)
    .map(({ id, confidence }) => ({ activity: id, meaning: confidence.meaning }))
  const secondReading = { ...reading, raised }
  const surer = raised.length === 0 ? analysis : workAgain(analysis, meanings)
  const candidates = [...asked.map((figure) => priceFigure(figure, analysis)), ...othersOf(analysis, asked)]
  return { ...surer, ...(candidates.length > 0 && { candidates }), secondReading }
}

/** Whether a line is put up for review rests on its confidence, so the lines are worked out again. */
function workAgain(analysis: Analysis, meanings: ReadonlyMap<string, string>): Analysis {
  const context = contextOf(analysis)
  const lines = analysis.activities.map(
    ({ match: _match, emissions: _emissions, ...line }): ActivityLine => line,
  )
  const before = new Set(workOutActivities(lines, context).problems.map(({ text }) => text))
  const surer = lines.map((line) => ({
    ...line,
    confidence: { ...line.confidence, meaning: meanings.get(line.id) ?? line.confidence.meaning },
  }))
  const worked = workOutActivities(surer, context)
  const problems = [...analysis.problems.filter(({ text }) => !before.has(text)), ...worked.problems]
  return { ...analysis, ...worked, problems }
}

function priceFigure(figure: NamedFigure, analysis: Analysis): Candidate {
  const { insteadOf: _insteadOf, namedByModel: _named, ...line } = figure
  return { ...figure, kgCO2e: workOutActivities([line], contextOf(analysis)).totals.kgCO2e }
}

function othersOf({ candidates = [] }: Analysis, asked: readonly NamedFigure[]): Candidate[] {
  return candidates.filter(({ id }) => !asked.some((figure) => figure.id === id))
}
