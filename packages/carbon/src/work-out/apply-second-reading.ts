import type { Analysis, Candidate } from '../analysis/analysis-schema.ts'
import type { SecondReading } from '../analysis/second-reading-schema.ts'
import { contextOf } from './context-of.ts'
import { lineOf } from './line-of.ts'
import { priceFigure } from './price-figure.ts'
import { workAgain } from './work-again.ts'

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
  const surer = raised.length === 0 ? analysis : workWithMeanings(analysis, meanings)
  const context = contextOf(analysis)
  const candidates = [...asked.map((figure) => priceFigure(figure, context)), ...othersOf(analysis, asked)]
  return { ...surer, ...(candidates.length > 0 && { candidates }), secondReading }
}

/** Whether a line is put up for review rests on its confidence, so the lines are worked out again. */
function workWithMeanings(analysis: Analysis, meanings: ReadonlyMap<string, string>): Analysis {
  const lines = analysis.activities.map(lineOf).map((line) => ({
    ...line,
    confidence: { ...line.confidence, meaning: meanings.get(line.id) ?? line.confidence.meaning },
  }))
  return workAgain(analysis, lines)
}

function othersOf({ candidates = [] }: Analysis, asked: readonly NamedFigure[]): Candidate[] {
  return candidates.filter(({ id }) => !asked.some((figure) => figure.id === id))
}
