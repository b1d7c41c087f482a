import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { PaperLine } from './mark.ts'

/** A document before it is put on pages: lines of placed pieces, or a table for a file of rows. */
export type Sheet = {
  /** Family of layouts. */
  layout: string
  type: DocumentType
  lines: readonly PaperLine[]
  /** Made to be a csv or a workbook: a cell a column. */
  isTable: boolean
  /** Of a printed page; as many as usual where it is not said. */
  linesToPage?: number
}
