/** What the package promises to others; all else is reached by the workspace only. */
export { answerCalculation, type NamedLists } from './calculation/answer-calculation.ts'
export type {
  ActivityCall,
  AnsweredLine,
  CalculationAnswer,
  CalculationCall,
} from './calculation/calculation-schema.ts'
export { explainFigure } from './calculation/explain-figure.ts'
export type { FigureAnswer, FigureCall } from './calculation/figure-schema.ts'
export { findNamedPlace } from './calculation/find-named-place.ts'
export { allRegions } from './calculation/list-regions.ts'
export type { Region } from './calculation/region-schema.ts'
export { listUnits } from './calculation/list-units.ts'
export type { ListedUnit } from './calculation/unit-schema.ts'
export { factorById, toAnalysisFactor } from './factors/factor-library.ts'
export type { LibraryFactor } from './factors/factor-table.ts'
export { type FactorSearch, searchFactors } from './factors/search-factors.ts'
export { type Activity, type Analysis, analysisSchema, type Factor } from './analysis/analysis-schema.ts'
export { engineVersion } from './analysis/engine-version.ts'
export type { ReplayDifference } from './replay/describe-difference.ts'
export type { AddressOfFactor } from './reply/render-activity.ts'
export { renderReply } from './reply/render-reply.ts'
export { replayAnalysis, type ReplayResult } from './replay/replay.ts'
export type { Result } from './result.ts'
export { workPapers } from './working/work-papers.ts'
export type { ChangeNote, LineState, PaperActivity, Refusal, WorkedPaper } from './working/worked-paper.ts'
export type { Working } from './working/working-schema.ts'
