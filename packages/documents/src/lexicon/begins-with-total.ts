import type { Concept } from './concept.ts'
import { findMentions } from './find-mentions.ts'

// "Kul Bistro" and "Somme Amiens" begin with a sum of another language, and are names.
const ofNames: readonly Concept[] = [
  'none',
  'address',
  'origin',
  'destination',
  'hotel',
  'food',
  'retail',
  'service',
]

/**
 * "Razem", "Totale peso": the first word of a folded text says, in any language, that something is added up, and nothing
 * after it is a word that the lexicon knows for no part of a sum.
 */
export function beginsWithTotal(folded: string): boolean {
  const mentions = findMentions(folded)
  const first = mentions.find(
    ({ concept, strength, start }) => concept === 'total' && strength === 3 && start === 0,
  )
  if (first === undefined) return false
  return [...folded.matchAll(/\p{L}{4,}/gu)].every(({ index }) => {
    const told = mentions.filter(({ start, end }) => start <= index && index < end)
    return told.length > 0 && !told.some(({ concept }) => ofNames.includes(concept))
  })
}
