import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { PaperLine, Piece } from './mark.ts'
import type { StatementTable } from './statement-rows.ts'

/** A paper whose tables are what it is about, before it is put on pages. */
export type TablePaper = {
  form: string
  type: DocumentType
  over: readonly Piece[]
  table: StatementTable
  under: readonly Piece[]
  /** The lines of a bill that the table stands below. */
  bill?: readonly PaperLine[]
}
