import type { TextCell } from '../../document-text.ts'
import type { ColumnRole } from './column-roles.ts'
import type { Grid, GridRow } from './grid.ts'
import { headRole } from './head-role.ts'
import type { Found } from './json-rows.ts'
import { type Item, type Named, leavesOf } from './json-values.ts'

/** An object above a list, and the part of it that leads to the list. */
export type Above = { value: Item; part: string }

const longestContext = 80
// What stands once over a list of values holds for each of them; quantities and dates there are its sums and its span.
const inherited: readonly ColumnRole[] = ['unit', 'mode', 'direction', 'meter', 'currency']

/** The first row holds the names; what stands over the list comes after, where its own rows do not say it. */
export function toGrid({ path, names, items }: Found, above: readonly Above[], isRecord = false): Grid {
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

function toCell(text: string, path: string): TextCell {
  return { text, place: { page: 1, box: null, cell: path }, readConfidence: 1 }
}
