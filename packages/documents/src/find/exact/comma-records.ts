import type { Evidence } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { DocumentText, TextRow } from '../../document-text.ts'
import { columnOfCellName } from '../../read/rows/cell-name.ts'

/** A line of a file of comma-separated records, blanks kept, and where it stands. */
export type CommaRecord = { fields: readonly string[]; page: number; cell: string | null }

const longestEvidence = 300

/** The first cells of a record as what a figure stands on. */
export function evidenceOfRecord({ fields, page, cell }: CommaRecord, cells: number): Evidence {
  return { page, text: fields.slice(0, cells).join(' | ').slice(0, longestEvidence), box: null, cell }
}

/** The records of a delimited file, a sheet or a text of comma-separated lines, in order. */
export function* commaRecords({ pages }: DocumentText): Generator<CommaRecord> {
  for (const { rows } of pages) for (const row of rows) yield toRecord(row)
}

/** The first record that holds anything, to look whether a file is of a format. */
export function firstRecord(document: DocumentText): CommaRecord | null {
  const [first] = commaRecords(document)
  return first ?? null
}

function toRecord({ cells }: TextRow): CommaRecord {
  const [first] = cells
  const place = { page: first?.place.page ?? 1, cell: first?.place.cell ?? null }
  if (first === undefined || columnOfCellName(first.place.cell ?? '') === null) {
    const line = cells.map(({ text }) => text).join(' ')
    return { ...place, fields: line.split(',').map((field) => field.trim()) }
  }
  const fields: string[] = []
  for (const cell of cells) {
    const column = columnOfCellName(cell.place.cell ?? '') ?? fields.length
    while (fields.length < column) fields.push('')
    fields[column] = cell.text
  }
  return { ...place, fields }
}
