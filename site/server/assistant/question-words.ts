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
  return rawWords(joinPhrases(normalised))
}

/**
 * The words of each text as written. Phrases are sought in all of them at once, a text a line: a hundred searches of a short text take
 * long, and no phrase goes beyond its line.
 */
export function splitWordsOfEach(texts: readonly string[]): string[][] {
  return joinPhrases(texts.map(normaliseText).join('\n')).split('\n').map(rawWords)
}

function joinPhrases(normalised: string): string {
  const ungrouped = normalised.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
  return phrases.reduce((text, [pattern, word]) => text.replace(pattern, word), ungrouped)
}

/** "Please describe …", "could you list …": the order to speak says nothing about the subject. Walked word by word: a visitor's text meets no repeated choice that can backtrack. */
export function withoutCommand(text: string): string {
  const words = text.split(' ')
  let at = 0
  for (;;) {
    const [first = '', second = ''] = [words[at], words[at + 1]]
    if (first === 'please' || first === 'kindly') at += 1
    else if (/^(?:can|could|would)$/.test(first) && second === 'you') at += 2
    else break
  }
  const rest = words.slice(at).join(' ')
  const command = commands.find((order) => rest.startsWith(`${order} `))
  return command === undefined || !/^\w/.test(rest.slice(command.length + 1))
    ? text
    : rest.slice(command.length + 1)
}

/** The longest of those that begin alike comes first. */
const commands: readonly string[] = [
  ...['me', 'us'].flatMap((whom) => ['about', 'if', 'whether'].map((tail) => `tell ${whom} ${tail}`)),
  ...['tell', 'give', 'show'].flatMap((verb) => [`${verb} me`, `${verb} us`]),
  ...'tell describe provide state outline explain confirm list specify detail summarise summarize'.split(' '),
]

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
  return words.filter(words.some(isSubject) ? isSubject : isWord).map(stemOfMeaning)
}

/** A small figure counts something and names nothing; "scope 2" and its like are one word each. */
function isSubject(word: string): boolean {
  return !stopWords.has(word) && isWord(word)
}

function isWord(word: string): boolean {
  return !/^\d{1,2}$/.test(word)
}

/** How many words carry a subject. */
export function countSubjects(words: readonly string[]): number {
  return words.filter(isSubject).length
}

export function stemOfMeaning(word: string): string {
  const stem = stemWord(word)
  return canonicalStem.get(stem) ?? stem
}
