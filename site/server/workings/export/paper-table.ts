import type { Analysis, Emission, Factor } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { layOutPaper, type Paper, type PaperLine } from '@doublerule/carbon/working/lay-out-paper.ts'
import { findDuplicates } from '@doublerule/carbon/working/find-duplicates.ts'
import { describeTick, ticksOnLine } from '@doublerule/carbon/working/standing-ticks.ts'
import { type SetSummary, summariseSet } from '@doublerule/carbon/working/summarise-set.ts'
import type { Vocabulary } from '@doublerule/carbon/working/vocabulary.ts'
import { workPapers } from '@doublerule/carbon/working/work-papers.ts'
import type { WorkedPaper } from '@doublerule/carbon/working/worked-paper.ts'
import type { Working } from '@doublerule/carbon/working/working-schema.ts'

/** A line with the ticks that a reviewer set on it, in words. */
export type ExportLine = PaperLine & { ticks: readonly string[] }

/** A document of the set as it is written into files. */
export type ExportPaper = {
  /** 1, 2, 3 in the order of the set. */
  number: number
  analysis: Analysis
  worked: WorkedPaper
  paper: Omit<Paper, 'lines'> & { lines: readonly ExportLine[] }
  /** Why the document does not count: the same one stands in the set already. */
  duplicateOf: number | null
}

/** One multiplication, or a line for which there is none. */
export type ExportRow = {
  document: ExportPaper
  line: ExportLine
  emission: Emission | null
  factor: Factor | null
  /** Added into the totals: counted, not struck out, and not of a document that is in the set twice. */
  isCounted: boolean
}

export type ExportSet = {
  working: Working
  vocabulary: Vocabulary
  papers: readonly ExportPaper[]
  rows: readonly ExportRow[]
  summary: SetSummary
  /** Full address of a page of this site, for links that lead out of a file. */
  addressOf: (path: string) => string
}

/** Works a set out and lays it out in rows, the same for every format; links lead to the site at `origin`. */
export function layOutSet(working: Working, origin: string): ExportSet {
  const duplicates = findDuplicates(working.analyses)
  const papers = workPapers(working).map((worked, index): ExportPaper => {
    const paper = layOutPaper(worked)
    const lines = paper.lines.map((line) => ({
      ...line,
      ticks: ticksOnLine(working.ticks, index, line).map(describeTick),
    }))
    return {
      number: index + 1,
      analysis: worked.analysis,
      worked,
      paper: { ...paper, lines },
      duplicateOf: duplicates.find(({ paper: copy }) => copy === index)?.sameAs ?? null,
    }
  })
  return {
    working,
    vocabulary: working.vocabulary ?? 'ghg-protocol',
    papers,
    rows: papers.flatMap(rowsOf),
    summary: summariseSet(papers.map(({ analysis }) => analysis)),
    addressOf: (path) => new URL(path, origin).href,
  }
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
