import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ReadProblem } from '@doublerule/documents/document-text.ts'

export type AnalyserResult = { ok: true; value: Analysis } | { ok: false; problem: ReadProblem }

/** Reads a file into an analysis, away from this process. What cannot be read comes back as a problem. */
export type Analyser = {
  analyse: (bytes: Uint8Array, fileName: string) => Promise<AnalyserResult>
}
