/** What the package promises to others; all else is reached by the workspace only. */
export { answerCalculation } from './calculation/answer-calculation.ts'
export type {
  ActivityCall,
  AnsweredLine,
  CalculationAnswer,
  CalculationCall,
} from './calculation/calculation-schema.ts'
export { explainFigure, type FigureAnswer, type FigureCall } from './calculation/explain-figure.ts'
export { findNamedPlace } from './calculation/find-named-place.ts'
export { allRegions } from './calculation/list-regions.ts'
export { listUnits, type ListedUnit } from './calculation/list-units.ts'
export { factorById, toAnalysisFactor } from './factors/factor-library.ts'
export { type FactorSearch, searchFactors } from './factors/search-factors.ts'
export { type Analysis, analysisSchema, type Factor } from './analysis/analysis-schema.ts'
export { engineVersion } from './analysis/engine-version.ts'
export { renderReply } from './analysis/render-reply.ts'
export { replayAnalysis } from './analysis/replay.ts'
export { workPapers } from './working/work-papers.ts'
