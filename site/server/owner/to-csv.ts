import { escapeFormula } from '@doublerule/carbon/analysis/escape-formula.ts'
import papaparse from 'papaparse'

/** Rows as CSV (RFC 4180); the words of strangers are text, never a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `${papaparse.unparse(
    rows.map((cells) => cells.map(escapeFormula)),
    { newline: '\r\n' },
  )}\r\n`
}
