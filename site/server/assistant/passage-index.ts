import type { Passage } from '#shared/knowledge/passage.ts'
import { cosineOf, ngramVector, type NgramVector } from './ngram-cosine.ts'
import { contentStems, normaliseText, rawWords, splitWords, stemOfMeaning } from './question-words.ts'

export type PassageHit = { passage: Passage; score: number }
export type PassageIndex = {
  /** Passages by falling score, 0 to 1; at most `count`. */
  search(words: readonly string[], count: number): PassageHit[]
  /** Every word of the passages as written, for correcting spelling. */
  words: ReadonlySet<string>
}

type View = { stems: ReadonlySet<string>; vector: NgramVector }
type Entry = { passage: Passage; stems: ReadonlySet<string>; views: readonly View[] }

/** Weights of the three readings of "about the same thing", set on the tuning half of the evaluation. */
const weights = { question: 0.5, coverage: 0.2, ngrams: 0.3 }

/** Lexical index over the passages: shared words weighted by rarity, and shared character n-grams. */
export function openPassageIndex(passages: readonly Passage[]): PassageIndex {
  const entries = passages.map(entryOf)
  const documentCounts = new Map<string, number>()
  for (const entry of entries) {
    for (const stem of entry.stems) documentCounts.set(stem, (documentCounts.get(stem) ?? 0) + 1)
  }
  const rarityOf = (stem: string) => Math.log(1 + entries.length / (documentCounts.get(stem) ?? 0.5))
  const weightOf = (stems: Iterable<string>) => [...stems].reduce((sum, stem) => sum + rarityOf(stem), 0)
  const sharedWeight = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
    weightOf([...left].filter((stem) => right.has(stem)))

  function scoreOf(entry: Entry, asked: ReadonlySet<string>, askedVector: NgramVector): number {
    const askedWeight = weightOf(asked)
    if (askedWeight === 0) return 0
    const coverage = sharedWeight(asked, entry.stems) / askedWeight
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
        rawWords([passage.topic, ...passage.questions, passage.text].map(normaliseText).join(' ')),
      ),
    ),
  }
}

function entryOf(passage: Passage): Entry {
  const views = [passage.topic, ...passage.questions].map((text) => {
    const stems = contentStems(wordsOf(text))
    return { stems: new Set(stems), vector: ngramVector(stems) }
  })
  const all = wordsOf(passage.topic, ...passage.questions, passage.text, passage.page.title)
  return { passage, stems: new Set(all.map(stemOfMeaning)), views }
}

function wordsOf(...texts: string[]): string[] {
  return texts.flatMap((text) => splitWords(normaliseText(text)))
}
