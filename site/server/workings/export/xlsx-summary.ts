import { decimal, sumOf } from '@doublerule/carbon/decimal.ts'
import { describeDay } from '@doublerule/carbon/working/describe-day.ts'
import { describeStanding } from '@doublerule/carbon/working/describe-standing.ts'
import { nameScope } from '@doublerule/carbon/working/vocabulary.ts'
import type { Row } from 'write-excel-file/node'
import type { ExportPaper, ExportRow, ExportSet } from './paper-table.ts'
import { firstRow, formula, head, type SheetDraft, text } from './xlsx-cells.ts'
import { column, linesRange } from './xlsx-lines.ts'

const scopes = [1, 2, 3] as const

/** Totals by document and scope, each a live sum over the lines, and the sign-off. */
export function layOutSummary(set: ExportSet): SheetDraft {
  const values: string[] = []
  const scopeHeads = scopes.map((scope) => `${nameScope(scope, set.vocabulary)}, kg CO2e`)
  const rows = [
    ['Document', ...scopeHeads, 'Total, kg CO2e', 'Still open'].map(head),
    ...set.papers.map((document, index) => documentRow(set, document, index + firstRow, values)),
    totalRow(set, values),
    [],
    ...signRows(set),
  ]
  return { name: 'Summary', rows, widths: [36, 18, 18, 18, 18, 60], values }
}

function sumWhere(rows: readonly ExportRow[], isIn: (row: ExportRow) => boolean): string {
  return sumOf(
    rows.filter((row) => row.isCounted && isIn(row)).map(({ emission }) => decimal(emission?.kgCO2e ?? '0')),
  )
}

function documentRow(set: ExportSet, document: ExportPaper, at: number, values: string[]): Row {
  const { rows } = set
  const isOf = (row: ExportRow) => row.document === document
  const { analysis, duplicateOf } = document
  const range = (letter: string) => linesRange(set, letter)
  const copy = duplicateOf === null ? '' : ` (same as ${duplicateOf + 1}, not counted)`
  return [
    text(`${document.number}. ${analysis.document.fileName}${copy}`),
    ...scopes.map((scope) =>
      formula(
        `=SUMIFS(${range(column.kg)},${range(column.counted)},"yes",${range(column.document)},${document.number},${range(column.scope)},${scope})`,
        sumWhere(rows, (row) => isOf(row) && row.emission?.scope === scope),
        values,
      ),
    ),
    formula(`=SUM(B${at}:D${at})`, sumWhere(rows, isOf), values),
    text(describeStanding(analysis)),
  ]
}

function totalRow({ papers, rows }: ExportSet, values: string[]): Row {
  const last = papers.length + firstRow - 1
  const sums = [
    ...scopes.map((scope) => sumWhere(rows, ({ emission }) => emission?.scope === scope)),
    sumWhere(rows, () => true),
  ]
  return [
    head('Total'),
    ...sums.map((sum, index) => {
      const letter = 'BCDE'.charAt(index)
      return formula(`=SUM(${letter}${firstRow}:${letter}${last})`, sum, values, 'total')
    }),
  ]
}

function signRows({ working: { signOff } }: ExportSet): Row[] {
  const sign = (label: string, value: string): Row => [head(label), text(value)]
  return [
    sign('Prepared by', signOff?.preparedBy ?? ''),
    sign('Reviewed by', signOff?.reviewedBy ?? ''),
    sign('Date', describeDay(signOff?.date ?? '')),
    sign('Note', signOff?.note ?? ''),
  ]
}
