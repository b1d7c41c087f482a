import { monthNumber } from '../values/month-names.ts'
import { unitOfWord } from '../values/unit-text.ts'
import { conceptList } from './concept-list.ts'
import { findMentions } from './find-mentions.ts'

// "Sum", "Kul" and "Somme" begin names of other languages: longer words hardly do.
const longestShort = 5
const summed = conceptList('summed')

/**
 * "Razem", "Totale peso": the first word of a folded text says, in any language, that something is added up. A short
 * word says so where the rest tells of what: "Sum Plaza" is a place.
 */
export function beginsWithTotal(folded: string): boolean {
  const mentions = findMentions(folded)
  return mentions.some(
    ({ concept, strength, start, end }) =>
      concept === 'total' && strength === 3 && start === 0 && (end > longestShort || isSummed(folded, end)),
  )
}

function isSummed(folded: string, from: number): boolean {
  const known = findMentions(folded).filter(({ concept }) => summed.includes(concept))
  const words = [...folded.matchAll(/\p{L}{3,}/gu)].filter(({ index }) => index >= from)
  return words.every(
    ({ 0: word, index }) =>
      known.some(({ start, end }) => start <= index && index < end) ||
      monthNumber(word) !== null ||
      unitOfWord(word) !== null,
  )
}
