import { periodOfHeader } from './cell-period.ts'
import { type Item, isItem, isList, isTexts, leavesOf } from './json-values.ts'

/** Rows by the names of their parts, and where in the file they stand. */
export type Found = { path: string; names: readonly string[]; items: readonly ReadonlyMap<string, string>[] }

const leastParallel = 3
const leastKeyed = 2

/** {"timestamp": [...], "kwh": [...]}: lists of one length stand side by side. */
export function fromParallel(value: Item, path: string): Found | null {
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
export function fromKeyed(value: Item, path: string): Found | null {
  const entries = Object.entries(value)
  if (entries.length < leastKeyed || entries.some(([key]) => periodOfHeader(key, null) === null)) return null
  const items = entries.map(
    ([key, item]) =>
      new Map([['date', key], ...(isItem(item) ? leavesOf(item, '') : [['value', String(item)] as const])]),
  )
  return { path, ...named(items) }
}

/** [["Date", "kWh"], ["2024-01-01", 12]]: the first list names the others' parts. */
export function fromArrays(list: readonly unknown[], path: string): Found | null {
  const [names, ...rows] = list
  if (!isTexts(names) || rows.length === 0 || names.some((name) => typeof name !== 'string')) return null
  const titles = names.map(String)
  const items = rows
    .filter(isTexts)
    .map((row) => new Map(titles.map((title, column) => [title, String(row[column] ?? '')])))
  return items.length === 0 ? null : { path, names: titles, items }
}

/** Keys become columns, nested objects "key.key". */
export function toRows(items: readonly Item[]): Omit<Found, 'path'> {
  return named(items.map((item) => new Map(leavesOf(item, ''))))
}

function named(items: Found['items']): Omit<Found, 'path'> {
  return { names: [...new Set(items.flatMap((item) => [...item.keys()]))], items }
}
