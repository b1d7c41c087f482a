import type { Passage } from '#shared/knowledge/passage.ts'
import { cosineOf, ngramVector, type NgramVector } from './ngram-cosine.ts'
import { lightWords } from './word-lists.ts'
import { contentStems, normaliseText, rawWords, splitWords, stemOfMeaning } from './question-words.ts'

export type PassageHit = { passage: Passage; score: number }
export type PassageIndex = {
  /** Passages by falling score, 0 to 1; at most `count`. */
  search(words: readonly string[], count: number): PassageHit[]
  /** Every word of the passages as written, for correcting spelling. */
  words: ReadonlySet<string>
}

type View = { stems: ReadonlySet<string>; vector: NgramVector }
type Entry = {
  passage: Passage
  /** Of the questions, the text and the page. */
  stems: ReadonlySet<string>
  /** Of the keywords alone. */
  keywords: ReadonlySet<string>
  views: readonly View[]
}

/** Weights of the three readings of "about the same thing", set on the tuning half of the evaluation. */
const weights = { question: 0.25, coverage: 0.5, ngrams: 0.25 }

const lightStems = new Set([...lightWords].map(stemOfMeaning))
const weightOfLightWord = 0.3
/** A keyword counts less than a word of the questions or the text. */
const keywordWeight = 0.7
/** A single word in common is weak evidence. */
const weightOfSingleWord = 0.5

/** Lexical index over the passages: shared words weighted by rarity, and shared character n-grams. */
export function openPassageIndex(passages: readonly Passage[]): PassageIndex {
  const entries = passages.map(entryOf)
  const documentCounts = new Map<string, number>()
  for (const entry of entries) {
    for (const stem of new Set([...entry.stems, ...entry.keywords]))
      documentCounts.set(stem, (documentCounts.get(stem) ?? 0) + 1)
  }
  const rarityOf = (stem: string) => {
    const count = documentCounts.get(stem)
    if (count === undefined && lightStems.has(stem)) return weightOfLightWord
    return Math.log(1 + entries.length / (count ?? 1))
  }
  const weightOf = (stems: Iterable<string>) => [...stems].reduce((sum, stem) => sum + rarityOf(stem), 0)
  const sharedWeight = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
    weightOf([...left].filter((stem) => right.has(stem)))

  function scoreOf(entry: Entry, asked: ReadonlySet<string>, askedVector: NgramVector): number {
    const askedWeight = weightOf(asked)
    if (askedWeight === 0) return 0
    const covered = sharedWeight(asked, entry.stems) + keywordWeight * sharedWeight(asked, entry.keywords)
    const coverage = (covered / askedWeight) * (asked.size === 1 ? weightOfSingleWord : 1)
    const question = Math.max(
      ...entry.views.map(
        (view) => (2 * sharedWeight(asked, view.stems)) / (askedWeight + weightOf(view.stems)),
      ),
    )
    const ngrams = Math.max(...entry.views.map((view) => cosineOf(askedVector, view.vector)))
    return weights.question * question + weights.coverage * coverage + weights.ngrams * ngrams
  }

  return {
    search(words, count) {
      const stems = contentStems(words)
      const asked = new Set(stems)
      const vector = ngramVector(stems)
      return entries
        .map((entry) => ({ passage: entry.passage, score: scoreOf(entry, asked, vector) }))
        .sort((left, right) => right.score - left.score)
        .slice(0, count)
    },
    words: new Set(
      passages.flatMap((passage) =>
        rawWords(
          [passage.topic, passage.keywords ?? '', ...passage.questions, passage.text]
            .map(normaliseText)
            .join(' '),
        ),
      ),
    ),
  }
}

function entryOf(passage: Passage): Entry {
  const views = [passage.topic, ...passage.questions].map((text) => {
    const stems = contentStems(wordsOf(text))
    return { stems: new Set(stems), vector: ngramVector(stems) }
  })
  const stems = new Set(
    wordsOf(passage.topic, ...passage.questions, passage.text, passage.page.title).map(stemOfMeaning),
  )
  const keywords = wordsOf(passage.keywords ?? '')
    .map(stemOfMeaning)
    .filter((stem) => !stems.has(stem))
  return { passage, stems, keywords: new Set(keywords), views }
}

function wordsOf(...texts: string[]): string[] {
  return texts.flatMap((text) => splitWords(normaliseText(text)))
}
