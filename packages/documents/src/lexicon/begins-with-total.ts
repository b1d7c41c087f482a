import { findMentions } from './find-mentions.ts'

/** "Razem", "Totale peso": the first word of a folded text says, in any language, that something is added up. */
export function beginsWithTotal(folded: string): boolean {
  return findMentions(folded).some(
    ({ concept, strength, start }) => concept === 'total' && strength === 3 && start === 0,
  )
}
