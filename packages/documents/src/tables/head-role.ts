import type { Concept } from '../lexicon/concept.ts'
import { findMentions } from '../lexicon/find-mentions.ts'
import { type ColumnRole, columnRole, headerWords } from './column-roles.ts'

const surely = 3
const roles: Partial<Record<Concept, ColumnRole>> = {
  date: 'date',
  odometer: 'odometer',
  reading: 'reading',
  demand: 'demand',
  rate: 'rate',
  distance: 'distance',
  nights: 'nights',
  rooms: 'rooms',
  origin: 'origin',
  destination: 'destination',
  unit: 'unit',
  currency: 'currency',
  amount: 'cost',
  total: 'cost',
  tax: 'cost',
  quantity: 'quantity',
  use: 'quantity',
  description: 'product',
  address: 'place',
}
const bracketed = /\s*[([].*$/

/** What a column of a sheet holds, by the patterns of heads, else by the words of any language. */
export function headRole(head: string): ColumnRole | null {
  const words = headerWords(head)
  return columnRole(words) ?? roleInLexicon(words)
}

/** For heads of which all the words together are known to say one thing. */
function roleInLexicon(words: string): ColumnRole | null {
  const name = words.replace(bracketed, '').trim()
  const whole = findMentions(name).filter(
    ({ strength, start, end }) => strength >= surely && start === 0 && end === name.length,
  )
  const [only, ...others] = new Set(whole.flatMap(({ concept }) => roles[concept] ?? []))
  return only === undefined || others.length > 0 ? null : only
}
