import type { Concept } from '../../../lay-out/lexicon/concept.ts'
import { conceptList } from '../../../lay-out/lexicon/concept-list.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import { columnRole, headerWords } from '../../tables/column-roles.ts'
import type { TableColumn } from '../../tables/table-column.ts'
import { unitOfWord } from '../../../lay-out/values/unit-text.ts'
import { timeClassOf } from '../usage/time-class.ts'
import { areSiblings } from './settle-columns.ts'
import type { TableQuantity } from './table-quantity.ts'

const surely = 3
const bracketed = /\s*[([].*$/
const uses: readonly Concept[] = ['use', 'quantity', 'waste']
const besideUse: readonly Concept[] = ['forecast', 'limit', 'history', 'comparison', 'average']
const readings = conceptList('readings')

/** A head that only the lexicon knows, and that it calls a plan, a limit, another year or a reading: no use. */
export function isNoUse(column: TableColumn): boolean {
  const name = nameInLexicon(column)
  if (name === null) return false
  return says(name, besideUse, surely) || (says(name, readings, surely) && !says(name, uses, surely))
}

/**
 * Where two heads that only the lexicon knows both tell of the use of one kind, one of them is its plan or another
 * year's, whatever the word for that is: neither counts. Parts of a day and numbered meters are told apart.
 */
export function withoutRivals(quantities: readonly TableQuantity[]): TableQuantity[] {
  const whole = new Set(quantities.map(({ column }) => column).filter(tellsWholeUse))
  const rows = Map.groupBy(
    quantities.filter(({ column }) => whole.has(column)),
    ({ row }) => row,
  )
  const rivals = new Set(
    [...rows.values()].flatMap((beside) =>
      beside.filter((one) => beside.some((other) => areRivals(one, other))).map(nameOf),
    ),
  )
  return quantities.filter((quantity) => !rivals.has(nameOf(quantity)))
}

function areRivals(one: TableQuantity, other: TableQuantity): boolean {
  return (
    one.column !== other.column &&
    one.kind === other.kind &&
    one.unit?.unit === other.unit?.unit &&
    !areSiblings(one.column.folded, other.column.folded)
  )
}

function nameOf({ kind, column }: TableQuantity): string {
  return `${kind} ${column.index}`
}

function tellsWholeUse(column: TableColumn): boolean {
  const name = nameInLexicon(column)
  return name !== null && says(name, ['use'], surely) && !says(name, ['part']) && timeClassOf(name) === ''
}

/** The words of a head without its unit; null where a pattern of heads knows them. */
function nameInLexicon({ title }: TableColumn): string | null {
  const words = headerWords(title).replace(bracketed, '').split(' ')
  const name = words.filter((word) => unitOfWord(word) === null).join(' ')
  return columnRole(name) === null ? name : null
}
