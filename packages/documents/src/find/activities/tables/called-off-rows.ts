import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import type { GridRow } from '../../tables/grid.ts'
import type { Table } from '../../tables/table.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'

const longestStatus = 20
const surely = 3

const statusHead = cueFor('called-off-rows status head')

/**
 * Without the rows whose state is that they were called off: "Declined", "Cancelled". Under any other head the words
 * tell something else: waste that was rejected was thrown away.
 */
export function withoutCalledOff({ columns, rows }: Table): readonly GridRow[] {
  const others = new Set(
    columns.filter(({ folded }) => folded !== '' && !statusHead.test(folded)).map(({ index }) => index),
  )
  // A status stands in every row, so each is looked up once.
  const known = new Map<string, boolean>()
  return rows.filter(
    (row) =>
      ![...row].some(([index, { text }]) => {
        if (others.has(index) || text.length > longestStatus || /\d/.test(text)) return false
        const said = known.get(text) ?? isCalledOff(foldText(text).replaceAll('_', ' ').trim())
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
