import { csvCells, csvColumns } from '@doublerule/carbon/analysis/csv-cells.ts'
import { escapeFormula } from '@doublerule/carbon/analysis/escape-formula.ts'
import { siteOf, supplierOf } from '@doublerule/carbon/working/line-place.ts'
import { nameEmission } from '@doublerule/carbon/working/vocabulary.ts'
import papaparse from 'papaparse'
import { factorPagePath } from '#shared/factor-page.ts'
import type { ExportRow, ExportSet } from './paper-table.ts'

/** Spreadsheets take a CSV for UTF-8 only when it starts with this mark. */
const byteOrderMark = '\uFEFF'

/** The first of these tell a CSV of ours from a bill (own-export.ts). */
const fields = [
  'document',
  'file',
  'line',
  'state',
  ...csvColumns,
  'named',
  'supplier',
  'site',
  'changes',
  'reviewer_ticks',
  'factor_page',
]

/** One multiplication a row, tidy: every cell says one thing, figures are exact and unformatted. */
export function writeCsv(set: ExportSet): string {
  const data = set.rows.map((row) => cellsOf(row, set).map(escapeFormula))
  return `${byteOrderMark}${papaparse.unparse({ fields, data }, { newline: '\r\n' })}\r\n`
}

function cellsOf({ document, line, emission, factor, isCounted }: ExportRow, set: ExportSet): string[] {
  const { activity, changes, state, reference, ticks } = line
  const { evidence } = line.printed ?? activity
  return [
    String(document.number),
    document.analysis.document.fileName,
    reference,
    state,
    ...csvCells({ ...activity, evidence }, emission === null ? null : { emission, factor, isCounted }),
    emission === null ? '' : nameEmission(emission, set.vocabulary),
    supplierOf(document.analysis),
    siteOf(document.analysis, activity),
    changes.map(({ text, reason }) => (reason === '' ? text : `${text}: ${reason}`)).join('; '),
    ticks.join('; '),
    emission === null ? '' : set.addressOf(factorPagePath(emission.factor)),
  ]
}
