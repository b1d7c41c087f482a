import type { TextCell } from '../../document-text.ts'

/** A row of a table by column number; blank cells are missing. */
export type GridRow = ReadonlyMap<number, TextCell>
export type Grid = {
  name: string
  rows: readonly GridRow[]
  /** Texts that stand over the table as a whole: "unit: kWh". */
  context?: readonly string[]
  /** The lists that the rows of a JSON list hold in turn; read where the rows themselves say nothing. */
  inner?: readonly Grid[]
}
