import type { DocumentText, TextCell } from '../document-text.ts'
import { columnOfCellName } from '../readers/cell-name.ts'
import { splitSections } from './split-sections.ts'

/** A row of a table by column number; blank cells are missing. */
export type GridRow = ReadonlyMap<number, TextCell>
export type Grid = { name: string; rows: readonly GridRow[] }

const deepestArray = 8

/** The tables of a document with cells: sheets, delimited text, Word tables, arrays of JSON objects. */
export function findGrids(document: DocumentText): Grid[] {
  if (document.kind === 'json') return findArrays(document.json, '', 0).map(toGrid)
  if (document.kind === 'pdf' || document.kind === 'jpeg' || document.kind === 'png') return []
  const grids = new Map<string, { name: string; rows: GridRow[] }>()
  for (const page of document.pages) {
    for (const { cells } of page.rows) {
      const first = cells[0]?.place.cell ?? ''
      const table = first.includes('!') ? first.slice(0, first.lastIndexOf('!')) : page.name
      const row = placeCells(cells)
      if (row === null) continue
      const grid = grids.get(table) ?? { name: table, rows: [] }
      grid.rows.push(row)
      grids.set(table, grid)
    }
  }
  return [...grids.values()].flatMap(splitSections)
}

/** Null for text outside of tables. */
function placeCells(cells: readonly TextCell[]): GridRow | null {
  const row = new Map<number, TextCell>()
  for (const cell of cells) {
    const column = cell.place.cell === null ? null : columnOfCellName(cell.place.cell)
    if (column === null) return null
    row.set(column, cell)
  }
  return row
}

type ObjectArray = { path: string; items: readonly Record<string, unknown>[] }

/** An object without lists of objects, as a table of one row; null for other values. */
export function toRecordGrid(json: unknown): Grid | null {
  return isRecord(json) && findArrays(json, '', 0).length === 0 ? toGrid({ path: '', items: [json] }) : null
}

function findArrays(value: unknown, path: string, depth: number): ObjectArray[] {
  if (depth > deepestArray || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    const items = value.filter(isRecord)
    // Items that hold lists and nothing else are a wrapping: "homes[0].hourly.nodes".
    if (items.length > 0 && items.every((item) => flatten(item, '').length === 0))
      return items.flatMap((item, index) => findArrays(item, `${path}[${index}]`, depth + 1))
    return items.length > 0 ? [{ path, items }] : []
  }
  return Object.entries(value).flatMap(([key, item]) =>
    findArrays(item, path === '' ? key : `${path}.${key}`, depth + 1),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Keys become columns, nested objects "key.key"; the first row holds the names. */
function toGrid({ path, items }: ObjectArray): Grid {
  const flat = items.map((item) => new Map(flatten(item, '')))
  const names = [...new Set(flat.flatMap((item) => [...item.keys()]))]
  const header = new Map(names.map((name, column) => [column, toCell(name, `${path}[0].${name}`)]))
  const rows = flat.map((item, index) => {
    const row = new Map<number, TextCell>()
    for (const [column, name] of names.entries()) {
      const text = item.get(name)
      if (text !== undefined && text !== '') row.set(column, toCell(text, `${path}[${index}].${name}`))
    }
    return row
  })
  return { name: path, rows: [header, ...rows] }
}

function flatten(value: Record<string, unknown>, prefix: string): [string, string][] {
  return Object.entries(value).flatMap(([key, item]): [string, string][] => {
    const name = `${prefix}${key}`
    if (isRecord(item)) return flatten(item, `${name}.`)
    return typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean'
      ? [[name, String(item)]]
      : []
  })
}

function toCell(text: string, path: string): TextCell {
  return { text, place: { page: 1, box: null, cell: path }, readConfidence: 1 }
}
