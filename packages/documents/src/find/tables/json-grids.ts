import type { Grid } from './grid.ts'
import { type Item, isItem, isList } from './json-values.ts'
import { type Above, toGrid } from './to-json-grid.ts'
import { fromArrays, fromKeyed, fromParallel, toRows } from './json-rows.ts'

const deepest = 8
// An object of more parts is a list by name: none of them says anything of another.
const mostBeside = 200
const mostNames = 500

/** The tables of a JSON value: lists of objects, lists side by side, objects by date; each with what stands over it. */
export function findJsonGrids(json: unknown): Grid[] {
  return findGridsIn(json, '', [], 0)
}

/** What an object says outside of its lists, as a table of one row; null for other values and for more names than a record has. */
export function toRecordGrid(json: unknown): Grid | null {
  if (!isItem(json)) return null
  const record = toRows([withoutTables(json)])
  return record.names.length === 0 || record.names.length > mostNames
    ? null
    : toGrid({ path: '', ...record }, [], true)
}

function withoutTables(value: Item): Item {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      if (!isItem(item)) return [[key, item]]
      return (fromParallel(item, '') ?? fromKeyed(item, '')) === null ? [[key, withoutTables(item)]] : []
    }),
  )
}

function findGridsIn(value: unknown, path: string, over: readonly Above[], depth: number): Grid[] {
  if (depth > deepest || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return fromList(value, path, over, depth)
  if (!isItem(value)) return []
  const found = fromParallel(value, path) ?? fromKeyed(value, path)
  if (found !== null) return [toGrid(found, [...over, { value, part: '' }])]
  const keys = Object.keys(value)
  return keys.flatMap((key) =>
    findGridsIn(
      value[key],
      path === '' ? key : `${path}.${key}`,
      keys.length > mostBeside ? over : [...over, { value, part: key }],
      depth + 1,
    ),
  )
}

function fromList(list: readonly unknown[], path: string, over: readonly Above[], depth: number): Grid[] {
  const items = list.filter(isItem)
  if (items.length === 0) {
    const rows = fromArrays(list, path)
    if (rows !== null) return [toGrid(rows, over)]
    // Lists of lists are a wrapping too.
    return joinAlike(
      list.flatMap((part, index) =>
        isList(part) ? findGridsIn(part, `${path}[${index}]`, over, depth + 1) : [],
      ),
    )
  }
  const rows = toRows(items)
  const inner = items.flatMap((item, index) =>
    Object.keys(item).flatMap((key) =>
      findGridsIn(item[key], `${path}[${index}].${key}`, [...over, { value: item, part: key }], depth + 1),
    ),
  )
  // Items that hold lists and nothing else are a wrapping: "homes[0].hourly.nodes".
  const lists = joinAlike(inner)
  return rows.names.length === 0 ? lists : [{ ...toGrid({ path, ...rows }, over), inner: lists }]
}

/** The same list in each of several items is one table, and so are the lists within it. */
function joinAlike(grids: readonly Grid[]): Grid[] {
  const alike = Map.groupBy(grids, ({ rows }) =>
    [...(rows[0]?.values() ?? [])].map(({ text }) => text).join('|'),
  )
  return [...alike.values()].flatMap((same) => {
    const [first, ...others] = same
    if (first === undefined) return []
    const inner = joinAlike(same.flatMap((grid) => grid.inner ?? []))
    const rows = [...first.rows, ...others.flatMap((grid) => grid.rows.slice(1))]
    return [{ ...first, rows, ...(inner.length === 0 ? {} : { inner }) }]
  })
}
