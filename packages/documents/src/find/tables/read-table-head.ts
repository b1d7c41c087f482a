import { unitOfWord } from '../../lay-out/values/unit-text.ts'
import { type ColumnRole, headerWords } from './column-roles.ts'
import { roleByUnit } from './content-roles.ts'
import type { GridRow } from './grid.ts'
import { headRole } from './head-role.ts'
import type { TableColumn } from './table-column.ts'
import { findUntitledDays } from './untitled-days.ts'

export const leastRoles = 2
const leastClocks = 20

/** Titles over one row of facts, then the header of the table proper: "Meter | From | Unit" above "Time | Value". */
export function headsOneRow(rows: readonly GridRow[], index: number): boolean {
  const [first, second] = [rows[index], rows[index + 2]]
  if (first === undefined || second === undefined || index + 3 >= rows.length) return false
  const [values, titles] = [rows[index + 1], [...second.values()]]
  return (
    values?.size !== second.size &&
    titles.every(({ text }) => /^[^\d]*$/.test(text)) &&
    scoreHeader(second, []) >= leastRoles
  )
}

/** Distinct roles count; numbers in a row speak against a header. */
export function scoreHeader(row: GridRow, below: readonly GridRow[]): number {
  const roles = new Set<ColumnRole>()
  let values = 0
  let clocks = 0
  for (const { text } of row.values()) {
    if (/^\d{1,2}:\d{2}\b/.test(text)) clocks += 1
    const isValue = /^[-\d.,\s€$£%/]+$/.test(text)
    if (isValue) values += 1
    const role = isValue || text.length > 60 ? null : (headRole(text) ?? roleByUnit(text))
    if (role !== null) roles.add(role)
  }
  if (clocks >= leastClocks) roles.add('quantity')
  if (roles.size === 1 && findUntitledDays(row, below) !== null) roles.add('date')
  return values > 2 && values > row.size * 0.3 ? 0 : roles.size - values
}

/** "[dd.MM.yyyy] | [Wh] | [Wh]" right below the titles. */
export function isUnitRow(row: GridRow): boolean {
  const texts = [...row.values()].map(({ text }) => text)
  const units = texts.filter((text) => unitOfWord(text) !== null)
  return units.length > 0 && units.length * 2 >= texts.length && texts.every((text) => !/\d/.test(text))
}

export function withUnit(column: TableColumn, units: GridRow): TableColumn {
  const text = units.get(column.index)?.text ?? ''
  const unit = unitOfWord(text)
  const title = `${column.title} (${unit?.unit ?? ''})`
  return unit === null ? column : { ...column, title, folded: headerWords(title) }
}

/** A shorter row of words right above the header spans groups of columns; "Month | May 2025" is a label and its value. */
export function isGroupRow(above: GridRow, header: GridRow): boolean {
  const first = Math.min(...header.keys())
  const isTitle = above.has(first) && (above.size === 1 || (above.size === 2 && above.has(first + 1)))
  return (
    !isTitle &&
    above.size < header.size &&
    above.size > 0 &&
    [...above.values()].every(({ text }) => /\p{L}/u.test(text) && text.length < 60)
  )
}

export function readColumns(header: GridRow, groups: GridRow | null): TableColumn[] {
  return [...header].map(([index, { text }]) => {
    const group = groups === null ? undefined : [...groups].findLast(([start]) => start <= index)?.[1].text
    const title = [group, text]
      .filter((part) => part !== undefined)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
    const folded = headerWords(title)
    return { index, title, folded, role: headRole(text) ?? headRole(lastName(text)) }
  })
}

/** Of "meter.period.use" the last name is what stands there, the others are what it is of. */
function lastName(text: string): string {
  return text.slice(text.lastIndexOf('.') + 1)
}
