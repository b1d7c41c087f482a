import type { Grid, GridRow } from './grid.ts'
import { headRole } from './head-role.ts'

const longestTitle = 40
const leastColumns = 3
const leastRoles = 2

/** One file that prints several tables one under another, each below its own title or head, as a table each. */
export function splitSections(grid: Grid): Grid[] {
  return splitByTitles(grid).flatMap(splitByHeads)
}

function splitByTitles(grid: Grid): Grid[] {
  const starts = grid.rows.flatMap((row, index) =>
    isTitle(row) && isHeader(grid.rows[index + 1]) ? [index] : [],
  )
  const [first] = starts
  if (first === undefined || starts.length < 2) return [grid]
  // What stands over the first title belongs to it, unless that is a table of its own.
  const opensWithTable = grid.rows.slice(0, first).some(isHeader)
  const edges = opensWithTable ? [0, ...starts] : [0, ...starts.slice(1)]
  return edges.map((from, index) => ({ name: grid.name, rows: grid.rows.slice(from, edges[index + 1]) }))
}

/**
 * Heads that take turns in the same columns ("Delivered | kWh", then "Received | kWh", for each day anew) are tables of their own:
 * the rows below each go to the table of that head.
 */
function splitByHeads(grid: Grid): Grid[] {
  const heads = grid.rows.flatMap((row, index) => (isHeader(row) ? [index] : []))
  const [first] = heads
  if (first === undefined) return [grid]
  const columns = [...(grid.rows[first]?.keys() ?? [])].join()
  const parts = heads
    .filter((index) => [...(grid.rows[index]?.keys() ?? [])].join() === columns)
    .map((from, at, all) => grid.rows.slice(from, all[at + 1]))
  const tables = [...Map.groupBy(parts, ([head]) => wordsOf(head)).values()]
  if (tables.length < 2 || tables.some((same) => same.every(({ length }) => length < 2))) return [grid]
  const above = grid.rows.slice(0, first)
  return tables.map((same) => ({
    ...grid,
    rows: [...above, ...same.flatMap((rows, index) => (index === 0 ? rows : rows.slice(1)))],
  }))
}

function wordsOf(row: GridRow | undefined): string {
  return row === undefined ? '' : [...row.values()].map(({ text }) => text).join('\t')
}

function isTitle(row: GridRow): boolean {
  const [only] = row.values()
  return row.size === 1 && only !== undefined && only.text.length <= longestTitle && /\p{L}/u.test(only.text)
}

function isHeader(row: GridRow | undefined): boolean {
  const texts = row === undefined ? [] : [...row.values()].map(({ text }) => text)
  if (texts.length < leastColumns || texts.some((text) => /^[-\d.,:/\s]+$/.test(text))) return false
  const roles = new Set(texts.flatMap((text) => headRole(text) ?? []))
  return roles.size >= leastRoles
}
