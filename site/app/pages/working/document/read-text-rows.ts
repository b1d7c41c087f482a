import type { DocumentRow } from './document-rows.ts'
import { columnName } from './document-rows.ts'

/** Lines of plain text, named as the reader names them. */
export function readTextRows(text: string): DocumentRow[] {
  return text.split(/\r\n|\r|\n|\f/).map((line, index) => ({
    name: String(index + 1),
    cells: [{ text: line, cell: `line ${index + 1}` }],
  }))
}

/** Rows of delimited text with the cell names of a spreadsheet. */
export async function readCsvRows(text: string): Promise<DocumentRow[]> {
  const { default: papaparse } = await import('papaparse')
  const { data } = papaparse.parse<string[]>(text.replaceAll(/\r\n?/g, '\n').replace(/^sep=.\n/, ''))
  return data.map((values, row) => ({
    name: String(row + 1),
    cells: values.map((value, column) => ({ text: value, cell: `${columnName(column)}${row + 1}` })),
  }))
}

/** Each value of a JSON document with its path; text that is no JSON is shown as it stands. */
export function readJsonRows(text: string): DocumentRow[] {
  const rows: DocumentRow[] = []
  try {
    walk(JSON.parse(text), '', rows)
  } catch {
    return readTextRows(text)
  }
  return rows
}

function walk(value: unknown, path: string, rows: DocumentRow[]): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, `${path}[${index}]`, rows)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) walk(item, path === '' ? key : `${path}.${key}`, rows)
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    rows.push({
      name: String(rows.length + 1),
      cells: [
        { text: path, cell: path },
        { text: String(value), cell: null },
      ],
    })
  }
}
