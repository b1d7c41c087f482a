import type { Analysis, Emission, Factor } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { layOutPaper, type Paper, type PaperLine } from '@doublerule/carbon/working/lay-out-paper.ts'
import { findDuplicates } from '@doublerule/carbon/working/find-duplicates.ts'
import { workPapers } from '@doublerule/carbon/working/work-papers.ts'
import type { WorkedPaper } from '@doublerule/carbon/working/worked-paper.ts'
import type { Working } from '@doublerule/carbon/working/working-schema.ts'

/** A document of the set as it is written into files. */
export type ExportPaper = {
  /** 1, 2, 3 in the order of the set. */
  number: number
  analysis: Analysis
  worked: WorkedPaper
  paper: Paper
  /** Why the document does not count: the same one stands in the set already. */
  duplicateOf: number | null
}

/** One multiplication, or a line for which there is none. */
export type ExportRow = {
  document: ExportPaper
  line: PaperLine
  emission: Emission | null
  factor: Factor | null
  /** Added into the totals: counted, not struck out, and not of a document that is in the set twice. */
  isCounted: boolean
}

export type ExportSet = { working: Working; papers: readonly ExportPaper[]; rows: readonly ExportRow[] }

/** Works a set out and lays it out in rows, the same for every format. */
export function layOutSet(working: Working): ExportSet {
  const duplicates = findDuplicates(working.analyses)
  const papers = workPapers(working).map((worked, index): ExportPaper => ({
    number: index + 1,
    analysis: worked.analysis,
    worked,
    paper: layOutPaper(worked),
    duplicateOf: duplicates.find(({ paper }) => paper === index)?.sameAs ?? null,
  }))
  return { working, papers, rows: papers.flatMap(rowsOf) }
}

function rowsOf(document: ExportPaper): ExportRow[] {
  return document.paper.lines.flatMap((line): ExportRow[] => {
    if (line.rows.length === 0) return [{ document, line, emission: null, factor: null, isCounted: false }]
    return line.rows.map(({ emission, factor, column }) => ({
      document,
      line,
      emission,
      factor,
      isCounted: column === 'counted' && document.duplicateOf === null,
    }))
  })
}
