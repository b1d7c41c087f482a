import { decimal, dividedBy, times } from '@doublerule/carbon/decimal.ts'
import { periodOf } from '@doublerule/carbon/working/line-place.ts'
import { nameMonth } from '@doublerule/carbon/working/name-month.ts'
import { daysByMonth } from '@doublerule/carbon/working/spread-over-months.ts'
import { noDate } from '@doublerule/carbon/working/summarise-set.ts'
import type { Row } from 'write-excel-file/node'
import type { ExportRow, ExportSet } from './paper-table.ts'
import { firstRow, formula, head, number, type SheetDraft, text } from './xlsx-cells.ts'
import { column, lineCell } from './xlsx-lines.ts'

const heads = ['Doc.', 'Line', 'Month', 'Days', 'of', 'Share', 'Scope', 'kg CO2e']

/** One row for each month of each counted figure: its days of the days of the period, and the kilograms of those. */
export function layOutShares({ rows }: ExportSet): SheetDraft {
  const values: string[] = []
  const shares: Row[] = []
  for (const [index, row] of rows.entries()) {
    const { document, line, emission, isCounted } = row
    if (emission === null || !isCounted) continue
    for (const { month, days, of } of monthsOfRow(row)) {
      const at = shares.length + firstRow
      const share = dividedBy(decimal(String(days)), decimal(String(of)))
      shares.push([
        { value: document.number, type: Number },
        text(line.reference),
        text(nameMonth(month)),
        number(String(days)),
        number(String(of)),
        formula(`=D${at}/E${at}`, share, values, 'exact'),
        { value: emission.scope, type: Number },
        formula(`=${lineCell(index, column.kg)}*F${at}`, times(decimal(emission.kgCO2e), share), values),
      ])
    }
  }
  return { name: 'Shares', rows: [heads.map(head), ...shares], widths: [6, 7, 20, 8, 8, 12, 8, 14], values }
}

function monthsOfRow({ document, line }: ExportRow) {
  const months = daysByMonth(periodOf(document.analysis, line.activity))
  return months.length === 0 ? [{ month: noDate, days: 1, of: 1 }] : months
}
