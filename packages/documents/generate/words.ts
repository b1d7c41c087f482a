import { readFileSync } from 'node:fs'
import type { Random } from './random.ts'

const table = readFileSync(new URL('words.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
const [head = [], ...rows] = table
const columnOf = new Map(head.map((name, column) => [name, column]))
const rowOf = new Map(rows.map((row) => [row[0] ?? '', row]))

export const languages: readonly string[] = head.slice(1)

/** All phrases of a concept in a language; English ones where the language has none. */
export function phrasesOf(concept: string, language: string): readonly [string, ...string[]] {
  const row = rowOf.get(concept)
  const cell = row?.[columnOf.get(language) ?? 1] ?? row?.[1]
  const [first, ...others] = cell?.split('|') ?? []
  if (first === undefined) throw new Error(`No words for ${concept}`)
  return [first, ...others]
}

/** How one document speaks: its language, and the letters of its labels. */
export function openWords(random: Random, language: string): (concept: string) => string {
  const write = random.pick<(text: string) => string>([
    (text) => text,
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase(),
    (text) => text.replaceAll(/(?<![\p{L}'’])\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase()),
  ])
  // A document calls one thing by one name, nearly always.
  const chosen = new Map<string, string>()
  return (concept) => {
    const known = chosen.get(concept)
    if (known !== undefined && random.chance(0.85)) return known
    const text = write(random.pick(phrasesOf(concept, language)))
    chosen.set(concept, text)
    return text
  }
}
