import { stemWord } from './stem-word.ts'
import { phrases, stopWords, synonymRows } from './word-lists.ts'

const canonicalStem = new Map(
  synonymRows.flatMap((row) => row.map((word) => [stemWord(word), stemWord(row[0] ?? word)] as const)),
)

/** Stems that stand for several words. */
export const canonicalStems: ReadonlySet<string> = new Set(canonicalStem.values())

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

/** The words of a normalised text, with fixed phrases joined into one word each and thousands ungrouped. */
export function splitWords(normalised: string): string[] {
  const ungrouped = normalised.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
  const joined = phrases.reduce((text, [pattern, word]) => text.replace(pattern, word), ungrouped)
  return rawWords(joined)
}

/** "Please describe …", "could you list …": the order to speak says nothing about the subject. */
export function withoutCommand(text: string): string {
  return text.replace(
    /^(?:please |kindly |(?:can|could|would) you (?:please )?)*(?:describe|provide|state|outline|explain|confirm|list|specify|detail|summarise|summarize|tell (?:me|us)(?: about| if| whether)?|give (?:me|us)|show (?:me|us)) (?=\w)/,
    '',
  )
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
