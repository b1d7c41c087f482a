import type { RecordedCell } from '@doublerule/carbon/working/changed-cells.ts'
import type { Cell, Row } from 'write-excel-file/node'

/** The first row below the heads of a sheet. */
export const firstRow = 2

const kgFormat = '#,##0.00'
const exactFormat = '#,##0.##########'

/** A sheet as it is being laid out; `values` are what its formulas give, in the order in which they stand. */
export type SheetDraft = { name: string; rows: Row[]; widths: readonly number[]; values: string[] }

export function text(value: string): Cell {
  return value === '' ? null : { value, type: String, wrap: true, alignVertical: 'top' }
}

export function number(value: string, format = exactFormat): Cell {
  return { value: Number(value), type: Number, format, alignVertical: 'top' }
}

export function head(value: string): Cell {
  return { value, type: String, fontWeight: 'bold', wrap: true }
}

type FormulaLook = 'kilograms' | 'exact' | 'total'

/** A formula, with the value it gives kept for programs that do not calculate. */
export function formula(
  value: string,
  cached: string,
  into: string[],
  look: FormulaLook = 'kilograms',
): Cell {
  into.push(cached)
  return {
    value,
    type: 'Formula',
    format: look === 'exact' ? exactFormat : kgFormat,
    alignVertical: 'top',
    ...(look === 'total' && {
      fontWeight: 'bold' as const,
      topBorderStyle: 'thin' as const,
      bottomBorderStyle: 'double' as const,
    }),
  }
}

/** Writes the value of each formula behind it, in the order in which they stand, and the formula without its sign. */
export function cacheValues(content: string, values: readonly string[]): string {
  let next = 0
  return content.replaceAll(/<f>=?([^<]*)<\/f>(?:<v><\/v>|<v\/>)?/g, (_, written: string) => {
    const value = values[next]
    next += 1
    return value === undefined ? `<f>${written}</f>` : `<f>${written}</f><v>${value}</v>`
  })
}

/** The cells of a sheet as a person sees them, so that a later change is found. */
export function recordCells({ rows, values }: SheetDraft): RecordedCell[][] {
  let next = 0
  const record = (cell: Cell): RecordedCell => {
    if (cell === null || cell === undefined || typeof cell !== 'object' || !('value' in cell)) return ''
    if (cell.type !== 'Formula') return String(cell.value ?? '')
    const value = values[next] ?? ''
    next += 1
    return [value]
  }
  return rows.map((row) => row.map(record))
}
