import type { Concept } from '../../lay-out/lexicon/concept.ts'
import { findMentions } from '../../lay-out/lexicon/find-mentions.ts'
import table from '../../lay-out/lexicon/concepts.generated.json' with { type: 'json' }
import { type ColumnRole, columnRole, headerWords, isRole } from './column-roles.ts'

const surely = 3
const leastCovered = 0.5
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
  const said = mentions.filter(({ concept, strength }) => strength >= surely && roleOf(concept) !== null)
  const [only, ...others] = new Set(said.flatMap(({ concept }) => roleOf(concept) ?? []))
  const covered = Math.max(0, ...said.map(({ start, end }) => end - start))
  return only === undefined || others.length > 0 || covered < name.length * leastCovered ? null : only
}

/** What a column holds whose head says a concept. */
function roleOf(concept: Concept): ColumnRole | null {
  const role = table.concepts[concept]
  return isRole(role) ? role : null
}
