import type { Concept } from '../../lay-out/lexicon/concept.ts'
import { findMentions } from '../../lay-out/lexicon/find-mentions.ts'
import { type ColumnRole, columnRole, headerWords } from './column-roles.ts'

const surely = 3
const leastCovered = 0.5
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
  fuel: 'product',
  waste: 'product',
  material: 'product',
  address: 'place',
}
const bracketed = /\s*[([].*$/

/** What a column of a sheet holds, by the patterns of heads, else by the words of any language. */
export function headRole(head: string): ColumnRole | null {
  const words = headerWords(head)
  return columnRole(words) ?? roleInLexicon(words)
}

/** For heads of which most of the words are known, and say one thing. */
function roleInLexicon(words: string): ColumnRole | null {
  const name = words.replace(bracketed, '').trim()
  const mentions = findMentions(name)
  const whole = mentions.filter(({ start, end }) => start === 0 && end === name.length)
  if (whole.some(({ concept }) => concept === 'period')) return 'date'
  const said = mentions.filter(({ concept, strength }) => strength >= surely && roles[concept] !== undefined)
  const [only, ...others] = new Set(said.flatMap(({ concept }) => roles[concept] ?? []))
  const covered = Math.max(0, ...said.map(({ start, end }) => end - start))
  return only === undefined || others.length > 0 || covered < name.length * leastCovered ? null : only
}
