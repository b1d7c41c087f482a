import type { Passage } from '#server/knowledge/passage.ts'
import {
  canonicalStems,
  contentStems,
  normaliseText,
  rawWords,
  splitWords,
  stemOfMeaning,
} from './question-words.ts'
import { stemWord } from './stem-word.ts'
import { openViewIndex } from './view-index.ts'
import { lightWords, stopWords } from './word-lists.ts'

export type PassageHit = {
  passage: Passage
  score: number
  /** Stems of the question that the passage holds; everyday words are left out. */
  shared: ReadonlySet<string>
  /** The same with everyday words. */
  held: ReadonlySet<string>
}
export type PassageIndex = {
  /** Passages by falling score, 0 to 1; at most `count`. */
  search(words: readonly string[], count: number): PassageHit[]
  /** True where the question has a word of weight that no passage holds. */
  isStrange(words: readonly string[]): boolean
  /** Every word of the passages as written, for correcting spelling. */
  words: ReadonlySet<string>
}

type Entry = {
  passage: Passage
  /** Of the questions, the text and the page. */
  stems: ReadonlySet<string>
  /** Of the keywords alone. */
  keywords: ReadonlySet<string>
  /** Places of its views in the list of all views: from, to (excluded). */
  views: readonly [number, number]
}

/** Weights of the three readings of "about the same thing", set on the tuning half of the evaluation. */
const weights = { question: 0.3, coverage: 0.5, ngrams: 0.2 }
const weightOfLightWord = 0.3
/** "What will an auditor ask for?" and "Are you audited?" differ in these words alone; a rare word weighs about 4. */
const weightOfStopWord = 0.35
const stopStems = new Set([...stopWords].map(stemWord))
/** A keyword counts less than a word of the questions or the text. */
const keywordWeight = 0.7
/** A single word in common is weak evidence. */
const weightOfSingleWord = 0.5

/** A word that stands for others of its meaning is not light, whatever it says by itself: "move" for an upgrade. */
const lightStems = new Set(
  [...lightWords].map(stemWord).filter((stem) => stemOfMeaning(stem) === stem && !canonicalStems.has(stem)),
)

/** Lexical index over the passages: shared words weighted by rarity, and shared character n-grams. */
export function openPassageIndex(passages: readonly Passage[]): PassageIndex {
  const viewTexts = passages.map((passage) => [passage.topic, ...passage.questions])
  const views = viewTexts.flat().map((text) => ({ stems: wordsOf(text).map(stemOfMeaning) }))
  let viewsBefore = 0
  const entries = passages.map((passage, at) => {
    const from = viewsBefore
    viewsBefore += viewTexts[at]?.length ?? 0
    return entryOf(passage, [from, viewsBefore])
  })
  const rarityOf = openRarity(entries)
  const viewIndex = openViewIndex(views, (stem) => (stopStems.has(stem) ? weightOfStopWord : rarityOf(stem)))

  function coverageOf({ stems, keywords }: Entry, asked: ReadonlySet<string>): number {
    let covered = 0
    let total = 0
    for (const stem of asked) {
      const rarity = rarityOf(stem)
      total += rarity
      if (stems.has(stem)) covered += rarity
      else if (keywords.has(stem)) covered += keywordWeight * rarity
    }
    return total === 0 ? 0 : (covered / total) * (asked.size === 1 ? weightOfSingleWord : 1)
  }

  return {
    search(words, count) {
      const stems = contentStems(words)
      const asked = new Set(stems)
      const likeness = viewIndex.compare(words.map(stemOfMeaning))
      return entries
        .map((entry) => {
          const question = Math.max(...likeness.words.subarray(...entry.views))
          const ngrams = Math.max(...likeness.ngrams.subarray(...entry.views))
          const coverage = coverageOf(entry, asked)
          const score = weights.question * question + weights.coverage * coverage + weights.ngrams * ngrams
          const held = new Set(stems.filter((stem) => holds(entry, stem)))
          const shared = new Set([...held].filter((stem) => !lightStems.has(stem)))
          return { passage: entry.passage, score, shared, held }
        })
        .sort((left, right) => right.score - left.score)
        .slice(0, count)
    },
    isStrange: (words) =>
      contentStems(words).some(
        (stem) => !lightStems.has(stem) && !entries.some((entry) => holds(entry, stem)),
      ),
    words: new Set(
      passages.flatMap(({ topic, keywords = '', questions, text }) =>
        rawWords(normaliseText([topic, keywords, ...questions, text].join(' '))),
      ),
    ),
  }
}

function holds({ stems, keywords }: Entry, stem: string): boolean {
  return stems.has(stem) || keywords.has(stem)
}

/** How rare a stem is among the passages; everyday words count little wherever they stand. */
function openRarity(entries: readonly Entry[]): (stem: string) => number {
  const counts = new Map<string, number>()
  for (const { stems, keywords } of entries) {
    for (const stem of [...stems, ...keywords]) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  return (stem) => {
    const rarity = Math.log(1 + entries.length / (counts.get(stem) ?? 1))
    return lightStems.has(stem) ? rarity * weightOfLightWord : rarity
  }
}

function entryOf(passage: Passage, views: readonly [number, number]): Entry {
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
