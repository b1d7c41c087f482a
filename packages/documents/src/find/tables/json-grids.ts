import type { TextCell } from '../../document-text.ts'
import type { ColumnRole } from './column-roles.ts'
import type { Grid, GridRow } from './grid.ts'
import { periodOfHeader } from './cell-period.ts'
import { headRole } from './head-role.ts'

type Item = Record<string, unknown>
type Named = readonly [string, string]
/** An object above a list, and the part of it that leads to the list. */
type Above = { value: Item; part: string }
type Found = { path: string; names: readonly string[]; items: readonly ReadonlyMap<string, string>[] }

const deepest = 8
const leastParallel = 3
const leastKeyed = 2
const longestContext = 80
// An object of more parts is a list by name: none of them says anything of another.
const mostBeside = 200
const mostNames = 500
// A picture written in letters holds words by chance.
const longestValue = 500
// What stands once over a list of values holds for each of them; quantities and dates there are its sums and its span.
const inherited: readonly ColumnRole[] = ['unit', 'mode', 'direction', 'meter', 'currency']

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

/** The same list in each of several items is one table. */
function joinAlike(grids: readonly Grid[]): Grid[] {
  const alike = Map.groupBy(grids, ({ rows }) =>
    [...(rows[0]?.values() ?? [])].map(({ text }) => text).join('|'),
  )
  return [...alike.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ ...first, rows: [...first.rows, ...others.flatMap(({ rows }) => rows.slice(1))] }],
  )
}

/** {"timestamp": [...], "kwh": [...]}: lists of one length stand side by side. */
function fromParallel(value: Item, path: string): Found | null {
  const rows: unknown = value['data'] ?? value['rows'] ?? value['values']
  if (isTexts(value['columns']) && isList(rows)) return fromArrays([value['columns'], ...rows], path)
  const lists = Object.entries(value).flatMap(([key, list]) => (isTexts(list) ? [[key, list] as const] : []))
  const [first] = lists
  if (first === undefined || first[1].length < leastParallel) return null
  const even = lists.filter(([, list]) => list.length === first[1].length)
  if (even.length < 2) return null
  const items = first[1].map((_, index) => new Map(even.map(([key, list]) => [key, String(list[index])])))
  return { path, names: even.map(([key]) => key), items }
}

/** {"2024-01": {...}, "2024-02": {...}}: the key is the date of its row. */
function fromKeyed(value: Item, path: string): Found | null {
  const entries = Object.entries(value)
  if (entries.length < leastKeyed || entries.some(([key]) => periodOfHeader(key, null) === null)) return null
  const items = entries.map(
    ([key, item]) =>
      new Map([['date', key], ...(isItem(item) ? leavesOf(item, '') : [['value', String(item)] as const])]),
  )
  return { path, names: [...new Set(items.flatMap((item) => [...item.keys()]))], items }
}

/** [["Date", "kWh"], ["2024-01-01", 12]]: the first list names the others' parts. */
function fromArrays(list: readonly unknown[], path: string): Found | null {
  const [names, ...rows] = list
  if (!isTexts(names) || rows.length === 0 || names.some((name) => typeof name !== 'string')) return null
  const titles = names.map(String)
  const items = rows
    .filter(isTexts)
    .map((row) => new Map(titles.map((title, column) => [title, String(row[column] ?? '')])))
  return items.length === 0 ? null : { path, names: titles, items }
}

/** Keys become columns, nested objects "key.key". */
function toRows(items: readonly Item[]): Omit<Found, 'path'> {
  const flat = items.map((item) => new Map(leavesOf(item, '')))
  return { names: [...new Set(flat.flatMap((item) => [...item.keys()]))], items: flat }
}

/** The first row holds the names; what stands over the list comes after, where its own rows do not say it. */
function toGrid({ path, names, items }: Found, above: readonly Above[], isRecord = false): Grid {
  const over = above.flatMap(leavesBeside)
  const roles = new Set(names.map(headRole))
  const more = over.flatMap(([name, text]): Named[] => {
    const own = name.slice(name.lastIndexOf('.') + 1)
    const role = headRole(own)
    return role !== null && inherited.includes(role) && !roles.has(role) ? [[own, text]] : []
  })
  const columns = [...names, ...more.map(([name]) => name)]
  const titles = isRecord ? nearNames(columns) : columns
  const header = new Map(titles.map((name, column) => [column, toCell(name, `${path}[0].${name}`)]))
  const constant = new Map(more)
  const rows = items.map((item, index): GridRow => {
    const row = new Map<number, TextCell>()
    for (const [column, name] of columns.entries()) {
      const text = item.get(name) ?? (column < names.length ? undefined : constant.get(name))
      const place = isRecord ? name : `${path}[${index}].${name}`
      if (text !== undefined && text !== '') row.set(column, toCell(text, place))
    }
    return row
  })
  const context = over
    .filter(([, text]) => text.length <= longestContext)
    .map(([name, text]) => `${name}: ${text}`)
  return { name: path, rows: [header, ...rows], ...(context.length === 0 ? {} : { context }) }
}

/** What a value is called by its own name and by that of its part, where no other is called so. */
function nearNames(names: readonly string[]): readonly string[] {
  const near = names.map((name) => name.split('.').slice(-2).join('.'))
  const counts = Map.groupBy(near, (name) => name)
  return names.map((name, index) =>
    counts.get(near[index] ?? '')?.length === 1 ? (near[index] ?? name) : name,
  )
}

/** What stands beside a part of an object. */
function leavesBeside({ value, part }: Above): Named[] {
  return leavesOf(Object.fromEntries(Object.entries(value).filter(([key]) => key !== part)), '')
}

function leavesOf(value: Item, prefix: string): Named[] {
  return Object.entries(value).flatMap(([key, item]): Named[] => {
    const name = `${prefix}${key}`
    if (isItem(item)) return leavesOf(item, `${name}.`)
    return isScalar(item) && String(item).length <= longestValue ? [[name, String(item)]] : []
  })
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function isTexts(value: unknown): value is readonly (string | number | boolean)[] {
  return Array.isArray(value) && value.length > 0 && value.every(isScalar)
}

function toCell(text: string, path: string): TextCell {
  return { text, place: { page: 1, box: null, cell: path }, readConfidence: 1 }
}
