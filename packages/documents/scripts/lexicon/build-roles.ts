import { readRows } from './build-lexicon.ts'

/** The patterns of each role of a column, with the row that each stands in; each has to be a regular expression. */
export function buildRoles(text: string): object {
  const rows = readRows(text, 'role\tpattern').map(([role = '', pattern = ''], row) => {
    if (new RegExp(pattern).source === '(?:)') throw new Error(`row ${row} has no pattern`)
    return { role, row, pattern }
  })
  const roles = Map.groupBy(rows, ({ role }) => role)
  return Object.fromEntries(
    [...roles].map(([role, own]) => [role, own.map(({ row, pattern }) => ({ row, pattern }))]),
  )
}
