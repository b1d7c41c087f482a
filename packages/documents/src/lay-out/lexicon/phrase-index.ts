import { type Concept, isConcept } from './concept.ts'
import type { Mention } from './mention.ts'
import type { TextWord } from './split-words.ts'
import { splitWords } from './split-words.ts'
import { WordPatterns } from './word-patterns.ts'

/** What a phrase says, in one language. */
type Sense = { concept: Concept; strength: Mention['strength']; language: string }

/** A phrase found: the letters that its own words cover, besides the whole words they stand in. */
export type PhraseFound = {
  sense: Sense
  start: number
  end: number
  from: number
  to: number
  isMended: boolean
}

/** language → concept → phrases of strength 1, 2 and 3, each list joined by "|". */
export type PhraseTable = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

type Begun = { start: number; from: number; isMended: boolean }

const strengths = [1, 2, 3] as const
const root = 0
const mostWords = 2 ** 20
const widestGap = 3
const joining = new Set(" -./'’_·".split(''))

/** All phrases of all languages as one tree of words, and where they stand in a text. */
export class PhraseIndex {
  readonly #patterns = new WordPatterns()
  /** Node times the most words, plus word, to the next node: one flat map is built in a tenth of the time of many. */
  readonly #next = new Map<number, number>()
  readonly #senses: (Sense[] | undefined)[] = [undefined]
  readonly #goesOn: boolean[] = [false]

  constructor(table: PhraseTable) {
    for (const [language, byConcept] of Object.entries(table)) {
      for (const [concept, byStrength] of Object.entries(byConcept)) {
        if (!isConcept(concept)) throw new Error(`the lexicon names the unknown concept ${concept}`)
        for (const [index, strength] of strengths.entries()) {
          const phrases = byStrength[index] ?? ''
          const sense: Sense = { concept, strength, language }
          if (phrases !== '') for (const phrase of phrases.split('|')) this.#add(phrase, sense)
        }
      }
    }
  }

  #add(phrase: string, sense: Sense): void {
    let node = root
    for (const pattern of phrase.split(' ')) {
      const edge = node * mostWords + this.#patterns.add(pattern)
      this.#goesOn[node] = true
      node = this.#next.get(edge) ?? this.#senses.length
      if (node < this.#senses.length) continue
      this.#next.set(edge, node)
      this.#senses.push(undefined)
      this.#goesOn.push(false)
    }
    const senses = this.#senses[node]
    if (senses === undefined) this.#senses[node] = [sense]
    else senses.push(sense)
  }

  /** Every phrase of a folded text, overlapping ones too. */
  findAll(folded: string): PhraseFound[] {
    const words = splitWords(folded)
    const found: PhraseFound[] = []
    for (let index = 0; index < words.length; index++) this.#follow(folded, words, index, root, null, found)
    return found
  }

  #follow(
    folded: string,
    words: readonly TextWord[],
    index: number,
    node: number,
    begun: Begun | null,
    found: PhraseFound[],
  ): void {
    const word = words[index]
    if (word === undefined) return
    if (begun !== null && !areJoined(folded, words[index - 1]?.end ?? 0, word.start)) return
    for (const fit of this.#patterns.fitsOf(word.plain)) {
      const next = this.#next.get(node * mostWords + fit.word)
      if (next === undefined) continue
      const start = begun?.start ?? word.start
      const from = begun?.from ?? word.start + fit.from
      const isMended = fit.isMended || (begun?.isMended ?? false)
      const to = Math.min(word.end, word.start + fit.to)
      for (const sense of this.#senses[next] ?? [])
        found.push({ sense, start, end: word.end, from, to, isMended })
      if (this.#goesOn[next] === true)
        this.#follow(folded, words, index + 1, next, { start, from, isMended }, found)
    }
  }
}

function areJoined(folded: string, end: number, start: number): boolean {
  if (start - end > widestGap) return false
  for (let at = end; at < start; at++) if (!joining.has(folded.charAt(at))) return false
  return true
}
