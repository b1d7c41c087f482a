import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { PaperLine, Piece } from './mark.ts'
import type { TableRow } from './paper.ts'
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

/** All rows of a table, its heads first and what they add up to last. */
export function rowsOf({ heads, rows, sum }: StatementTable): TableRow[] {
  return [...heads, ...rows, ...(sum === null ? [] : [sum])]
}
