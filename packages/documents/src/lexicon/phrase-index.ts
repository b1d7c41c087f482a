import type { Concept } from './concept.ts'
import { concepts } from './concept.ts'
import type { Mention } from './mention.ts'
import type { TextWord } from './split-words.ts'
import { splitWords } from './split-words.ts'
import { WordPatterns } from './word-patterns.ts'

/** What a phrase says, by language. */
type Sense = { concept: Concept; strength: Mention['strength']; language: string }

/** A phrase found: the letters that its own words cover, besides the whole words they stand in. */
export type PhraseFound = Sense & { start: number; end: number; from: number; to: number; isMended: boolean }

/** language → concept → phrases of strength 1, 2 and 3, each list joined by "|". */
export type PhraseTable = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

type Node = { next: Map<number, Node>; senses: Sense[] }

const strengths = [1, 2, 3] as const
const widestGap = 3
const joining = new Set(" -./'’_·".split(''))

const conceptByName: ReadonlyMap<string, Concept> = new Map(concepts.map((concept) => [concept, concept]))

/** All phrases of all languages as one tree of words, and where they stand in a text. */
export class PhraseIndex {
  readonly #root: Node = { next: new Map(), senses: [] }
  readonly #patterns = new WordPatterns()

  constructor(table: PhraseTable) {
    for (const [language, byConcept] of Object.entries(table)) {
      for (const [name, byStrength] of Object.entries(byConcept)) {
        const concept = conceptByName.get(name)
        if (concept === undefined) throw new Error(`the lexicon names the unknown concept ${name}`)
        for (const [index, strength] of strengths.entries()) {
          const phrases = byStrength[index] ?? ''
          if (phrases === '') continue
          for (const phrase of phrases.split('|')) this.#add(phrase, { concept, strength, language })
        }
      }
    }
  }

  #add(phrase: string, sense: Sense): void {
    let node = this.#root
    for (const pattern of phrase.split(' ')) {
      const word = this.#patterns.add(pattern)
      const next = node.next.get(word) ?? { next: new Map(), senses: [] }
      node.next.set(word, next)
      node = next
    }
    node.senses.push(sense)
  }

  /** Every phrase of a folded text, overlapping ones too. */
  findAll(folded: string): PhraseFound[] {
    const words = splitWords(folded)
    const found: PhraseFound[] = []
    for (const index of words.keys()) this.#follow(folded, words, index, this.#root, null, found)
    return found
  }

  #follow(
    folded: string,
    words: readonly TextWord[],
    index: number,
    node: Node,
    begun: { start: number; from: number; isMended: boolean } | null,
    found: PhraseFound[],
  ): void {
    const word = words[index]
    const before = words[index - 1]
    if (word === undefined) return
    if (begun !== null && (before === undefined || !areJoined(folded, before.end, word.start))) return
    for (const fit of this.#patterns.fitsOf(word.plain)) {
      const next = node.next.get(fit.word)
      if (next === undefined) continue
      const start = begun?.start ?? word.start
      const from = begun?.from ?? word.start + fit.from
      const isMended = fit.isMended || (begun?.isMended ?? false)
      const to = Math.min(word.end, word.start + fit.to)
      for (const sense of next.senses) found.push({ ...sense, start, end: word.end, from, to, isMended })
      if (next.next.size > 0) this.#follow(folded, words, index + 1, next, { start, from, isMended }, found)
    }
  }
}

function areJoined(folded: string, end: number, start: number): boolean {
  if (start - end > widestGap) return false
  for (let at = end; at < start; at++) if (!joining.has(folded.charAt(at))) return false
  return true
}
