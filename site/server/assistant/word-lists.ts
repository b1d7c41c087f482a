import { z } from 'zod'
import table from './question-words.json' with { type: 'json' }

const words = z.string().transform((text) => text.split(' '))

const read = z
  .object({
    stopWords: words,
    lightWords: words,
    plainWords: words,
    phrases: z.array(z.tuple([z.string(), z.string()])),
    synonyms: z.array(z.string().transform((row) => row.split(', '))),
  })
  .parse(table)

/** Words that carry no subject of their own in a question. */
export const stopWords: ReadonlySet<string> = new Set(read.stopWords)

/** Everyday words that say little about a subject. Where no passage holds them they hardly count against a match. */
export const lightWords: ReadonlySet<string> = new Set(read.lightWords)

/** Words that rules look for but no passage holds, so that spelling leaves them alone or mends them. */
export const plainWords: readonly string[] = read.plainWords

/** Phrases that count as one word. The left side is matched in normalised text. */
export const phrases = read.phrases.map(([pattern, word]) => [new RegExp(pattern, 'g'), word] as const)

/** Words that mean the same here; the first of each row stands for all. */
export const synonymRows: readonly (readonly string[])[] = read.synonyms
