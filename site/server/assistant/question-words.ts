import { stemWord } from './stem-word.ts'
import { phrases, stopWords, synonymRows } from './word-lists.ts'

const canonicalStem = new Map(
  synonymRows.flatMap((row) => row.map((word) => [stemWord(word), stemWord(row[0] ?? word)] as const)),
)

/** Lower case, one kind of apostrophe and dash, no accents, single spaces. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[‐-―]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of a normalised text, with fixed phrases joined into one word each. */
export function splitWords(normalised: string): string[] {
  const joined = phrases.reduce((text, [pattern, word]) => text.replace(pattern, word), normalised)
  return rawWords(joined)
}

export function rawWords(normalised: string): string[] {
  return (normalised.match(/[a-z0-9]+(?:'[a-z]+)?/g) ?? []).map((word) =>
    word.replace(/'(?:s|ve|re|ll|d|m)$/, ''),
  )
}

/**
 * One stem for each word that carries a subject; words of the same meaning share a stem. A question with no such
 * word ("what can you do?") is taken whole.
 */
export function contentStems(words: readonly string[]): string[] {
  return (countSubjects(words) > 0 ? words.filter((word) => !stopWords.has(word)) : words).map(stemOfMeaning)
}

/** How many words carry a subject. */
export function countSubjects(words: readonly string[]): number {
  return words.filter((word) => !stopWords.has(word)).length
}

export function stemOfMeaning(word: string): string {
  const stem = stemWord(word)
  return canonicalStem.get(stem) ?? stem
}
