import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import type { Table } from '../../tables/table.ts'

const surely = 3
const said = new WeakMap<Table, ReadonlySet<Concept>>()

/** Whether a head of a table says one of the concepts, in any language; asked for every cell, so looked for once. */
export function headsSay(table: Table, ...concepts: readonly Concept[]): boolean {
  const known = said.get(table) ?? new Set(conceptsIn(table))
  said.set(table, known)
  return concepts.some((concept) => known.has(concept))
}

function conceptsIn({ columns }: Table): Concept[] {
  return columns.flatMap(({ folded }) =>
    findMentions(folded).flatMap(({ concept, strength }) => (strength >= surely ? [concept] : [])),
  )
}
