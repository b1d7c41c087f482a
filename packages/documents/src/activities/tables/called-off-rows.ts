import { findMentions } from '../../lexicon/find-mentions.ts'
import type { GridRow } from '../../tables/grid.ts'
import { foldText } from '../../values/plain-text.ts'

const longestStatus = 20
const surely = 3

/** Without the rows of which a cell says nothing but that they were called off: "Declined", "Cancelled". */
export function withoutCalledOff(rows: readonly GridRow[]): readonly GridRow[] {
  // A status stands in every row, so each is looked up once.
  const known = new Map<string, boolean>()
  return rows.filter(
    (row) =>
      ![...row.values()].some(({ text }) => {
        if (text.length > longestStatus || /\d/.test(text)) return false
        const said = known.get(text) ?? isCalledOff(foldText(text).trim())
        known.set(text, said)
        return said
      }),
  )
}

function isCalledOff(status: string): boolean {
  return findMentions(status).some(
    ({ concept, strength, start, end }) =>
      concept === 'called-off' && strength >= surely && start === 0 && end === status.length,
  )
}
