import type { Grid, GridRow } from './grid.ts'
import { headRole } from './head-role.ts'

const longestTitle = 40
const leastColumns = 3
const leastRoles = 2

/** One file that prints several tables one under another, each below its own title, as a table each. */
export function splitSections(grid: Grid): Grid[] {
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
