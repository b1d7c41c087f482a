import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type WorkingRow, workingRows } from './working-rows.ts'

const heads = [
  'Line',
  'Text on the document',
  'Activity',
  'Quantity',
  'Unit',
  'Quantity in unit of factor',
  'Unit of factor',
  'kg CO2e per unit',
  'Factor',
  'Source',
  'Scope',
  'Method',
  'Counted',
  'kg CO2e (formula)',
  'kg CO2e (engine)',
] as const

const column = { factorQuantity: 'F', perUnit: 'H', scope: 'K', counted: 'M', kg: 'N' } as const
const firstRow = 2

/**
 * The working as CSV whose last-but-one column is live formulas: a spreadsheet does every product and every sum
 * again, beside the figure that the engine gave. Texts of the document can never become formulas.
 */
export function workingCsv(analysis: Analysis): string {
  const rows = workingRows(analysis)
  const lastRow = firstRow + rows.length - 1
  const sumIf = (scope: string) =>
    `=SUMIFS(${range(column.kg, lastRow)},${range(column.scope, lastRow)},${scope},${range(column.counted, lastRow)},"yes")`
  const totals = (['1', '2', '3'] as const).map((scope) =>
    totalCells(`Scope ${scope}`, rows.length === 0 ? '0' : sumIf(scope), analysis.totals.byScope[scope]),
  )
  const totalFormula = `=SUM(${column.kg}${lastRow + 1}:${column.kg}${lastRow + 3})`
  return [
    heads.map(textCell),
    ...rows.map((row, index) => rowCells(row, firstRow + index)),
    ...totals,
    totalCells('Total', totalFormula, analysis.totals.kgCO2e),
  ]
    .map((cells) => cells.join(','))
    .join('\r\n')
    .concat('\r\n')
}

function rowCells({ reference, activity, emission, factor }: WorkingRow, row: number): string[] {
  return [
    textCell(reference),
    textCell(activity.evidence.text),
    textCell(activity.description),
    activity.quantity,
    textCell(activity.unit ?? ''),
    emission?.factorQuantity ?? '',
    textCell(factor?.unit ?? ''),
    factor?.kgCO2ePerUnit ?? '',
    textCell(factor?.id ?? ''),
    textCell(factor === null ? '' : `${factor.source} (${factor.region}, ${factor.year})`),
    emission === null ? '' : String(emission.scope),
    textCell(emission?.method ?? ''),
    emission === null ? '' : emission.counted ? 'yes' : 'no',
    emission === null ? '' : `=${column.factorQuantity}${row}*${column.perUnit}${row}`,
    emission?.kgCO2e ?? '',
  ]
}

function totalCells(label: string, formula: string, engineKg: string): string[] {
  return [textCell(label), ...Array.from({ length: heads.length - 3 }, () => ''), quote(formula), engineKg]
}

function range(name: string, lastRow: number): string {
  return `${name}$${firstRow}:${name}$${lastRow}`
}

/** A leading sign that a spreadsheet would run as a formula is kept as text by an apostrophe. */
function textCell(text: string): string {
  return quote(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
