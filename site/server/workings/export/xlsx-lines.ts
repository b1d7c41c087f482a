import type { Emission, Factor } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { decimal, type Decimal, dividedBy } from '@doublerule/carbon/decimal.ts'
import { describeDays } from '@doublerule/carbon/working/describe-day.ts'
import { kindName } from '@doublerule/carbon/working/kind-name.ts'
import { periodOf, siteOf, supplierOf } from '@doublerule/carbon/working/line-place.ts'
import { nameEmission } from '@doublerule/carbon/working/vocabulary.ts'
import type { Cell, Row } from 'write-excel-file/node'
import type { ExportRow, ExportSet } from './paper-table.ts'
import { type FactorRows, factorsSheetName } from './xlsx-factors.ts'
import { firstRow, formula, head, number, type SheetDraft, text } from './xlsx-cells.ts'

const name = 'Lines'

const heads = [
  'Doc.',
  'Line',
  'Entry',
  'Kind',
  'Quantity',
  'Unit',
  'State',
  'Units of the factor per unit',
  'Quantity in unit of factor',
  'Unit of factor',
  'Factor',
  'kg CO2e per unit',
  'Scope',
  'Named',
  'Counted',
  'kg CO2e',
  'Supplier',
  'Site',
  'Days',
  'Reviewer’s ticks',
  'Evidence',
]

/** Columns of the lines, by what the formulas need of them. */
export const column = {
  document: 'A',
  quantity: 'E',
  conversion: 'H',
  factorQuantity: 'I',
  perUnit: 'L',
  scope: 'M',
  counted: 'O',
  kg: 'P',
  supplier: 'Q',
  site: 'R',
} as const

/** A column of the lines as formulas of other sheets name it. */
export function linesRange({ rows }: ExportSet, letter: string): string {
  const last = Math.max(rows.length + firstRow - 1, firstRow)
  return `${name}!$${letter}$${firstRow}:$${letter}$${last}`
}

/** The cell of one line in a column, as other sheets name it. */
export function lineCell(index: number, letter: string): string {
  return `${name}!${letter}${index + firstRow}`
}

/**
 * Every multiplication: quantity × conversion × factor. The quantity is typed here and the factor on its own sheet, so
 * that whoever changes either sees every total move.
 */
export function layOutLines(set: ExportSet, factors: FactorRows): SheetDraft {
  const values: string[] = []
  const rows = set.rows.map((row, index) => lineRow(set, row, index + firstRow, factors, values))
  const widths = [6, 7, 30, 14, 12, 14, 9, 14, 14, 11, 30, 10, 8, 24, 9, 14, 20, 20, 22, 22, 40]
  return { name, rows: [heads.map(head), ...rows], widths, values }
}

function lineRow(set: ExportSet, row: ExportRow, at: number, factors: FactorRows, values: string[]): Row {
  const { document, line, emission, isCounted } = row
  const { activity } = line
  return [
    { value: document.number, type: Number },
    text(line.reference),
    text(activity.description),
    text(kindName(activity.kind)),
    number(activity.quantity),
    text(activity.unit ?? ''),
    text(line.state),
    ...productCells(row, at, factors, values),
    emission === null ? null : { value: emission.scope, type: Number },
    text(emission === null ? '' : nameEmission(emission, set.vocabulary)),
    text(isCounted ? 'yes' : 'no'),
    emission === null
      ? null
      : formula(`=${column.factorQuantity}${at}*${column.perUnit}${at}`, emission.kgCO2e, values),
    text(supplierOf(document.analysis)),
    text(siteOf(document.analysis, activity)),
    text(describeDays(periodOf(document.analysis, activity)) ?? ''),
    text(line.ticks.join('; ')),
    text((line.printed ?? activity).evidence.text),
  ]
}

function productCells(
  { line, emission, factor }: ExportRow,
  at: number,
  factors: FactorRows,
  values: string[],
): Cell[] {
  if (emission === null) return [null, null, null, null, null]
  const { quantity } = line.activity
  const conversion = conversionOf(quantity, emission)
  return [
    conversion === null ? null : number(conversion),
    conversion === null
      ? number(emission.factorQuantity)
      : formula(
          `=${column.quantity}${at}*${column.conversion}${at}`,
          emission.factorQuantity,
          values,
          'exact',
        ),
    text(factor?.unit ?? ''),
    text(emission.factor),
    perUnitCell(emission, factor, factors, values),
  ]
}

/** Null where a quantity of none was turned into some: no ratio gives that. */
function conversionOf(quantity: string, { factorQuantity }: Emission): Decimal | null {
  if (decimal(quantity) !== '0') return dividedBy(decimal(factorQuantity), decimal(quantity))
  return decimal(factorQuantity) === '0' ? '1' : null
}

function perUnitCell(
  { factorQuantity, kgCO2e }: Emission,
  factor: Factor | null,
  factors: FactorRows,
  values: string[],
): Cell {
  const row = factor === null ? undefined : factors.rowOf(factor)
  if (factor !== null && row !== undefined) {
    return formula(`=${factorsSheetName}!$C$${row}`, factor.kgCO2ePerUnit, values, 'exact')
  }
  const isNone = decimal(factorQuantity) === '0'
  return number(isNone ? '0' : dividedBy(decimal(kgCO2e), decimal(factorQuantity)))
}
