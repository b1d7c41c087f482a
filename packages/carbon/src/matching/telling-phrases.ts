import { wordsOf } from './normalise-words.ts'
import type { Subject } from './subjects.ts'
import { thingOf } from './subjects.ts'

/** An alias of more subjects than this ("skip bin") tells none of them apart. */
const mostSubjects = 4

/** The label and aliases of each subject that tell it from the others on its shelf. */
export function tellingPhrases(subjects: readonly Subject[]): string[][] {
  const counts = new Map<string, number>()
  for (const alias of subjects.flatMap(({ aliases }) => aliases))
    counts.set(alias, (counts.get(alias) ?? 0) + 1)
  return subjects.map(({ label, aliases }) => [
    thingOf(label),
    ...aliases.filter((alias) => (counts.get(alias) ?? 0) <= mostSubjects),
  ])
}

/** A text as words between spaces, so that a whole phrase is found by plain search. */
export function fencedWords(text: string): string {
  return ` ${wordsOf(text).join(' ')} `
}

/** Words of the longest phrase that stands in the description, both fenced; 0 when none does. */
export function longestPhrase(phrases: readonly string[], description: string): number {
  return phrases
    .filter((phrase) => phrase.trim() !== '' && description.includes(phrase))
    .reduce((longest, phrase) => Math.max(longest, phrase.trim().split(' ').length), 0)
}
