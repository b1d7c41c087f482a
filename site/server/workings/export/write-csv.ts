import { csvCells, csvColumns } from '@doublerule/carbon/analysis/csv-cells.ts'
import { escapeFormula } from '@doublerule/carbon/analysis/escape-formula.ts'
import papaparse from 'papaparse'
import { factorPagePath } from '#shared/factor-page.ts'
import { absoluteAddress } from '#shared/page-meta.ts'
import type { ExportRow, ExportSet } from './paper-table.ts'

/** Spreadsheets take a CSV for UTF-8 only when it starts with this mark. */
const byteOrderMark = '\uFEFF'

const fields = ['document', 'file', 'line', 'state', ...csvColumns, 'changes', 'factor_page']

/** One multiplication a row, tidy: every cell says one thing, figures are exact and unformatted. */
export function writeCsv({ rows }: ExportSet): string {
  const data = rows.map((row) => cellsOf(row).map(escapeFormula))
  return `${byteOrderMark}${papaparse.unparse({ fields, data }, { newline: '\r\n' })}\r\n`
}

function cellsOf({ document, line, emission, factor, isCounted }: ExportRow): string[] {
  const { activity, changes, state, reference } = line
  const { evidence } = line.printed ?? activity
  return [
    String(document.number),
    document.analysis.document.fileName,
    reference,
    state,
    ...csvCells({ ...activity, evidence }, emission === null ? null : { emission, factor, isCounted }),
    changes.map(({ text, reason }) => (reason === '' ? text : `${text}: ${reason}`)).join('; '),
    emission === null ? '' : absoluteAddress(factorPagePath(emission.factor)),
  ]
}
