import MiniSearch, { type SearchResult } from 'minisearch'
import type { Passage } from '#server/knowledge/passage.ts'
import {
  canonicalStems,
  contentStems,
  normaliseText,
  rawWords,
  splitWords,
  stemOfMeaning,
} from './question-words.ts'
import { isOwn, openOwnOrWorld } from './own-or-world.ts'
import { stemWord } from './stem-word.ts'
import { withoutVerdict } from './without-verdict.ts'
import { lightWords } from './word-lists.ts'

export type PassageHit = {
  passage: Passage
  score: number
  /** The score, moved by whether passage and question are of one side. */
  rank: number
  /** Stems of the question that the passage holds; everyday words are left out. */
  shared: ReadonlySet<string>
  /** The same with everyday words. */
  held: ReadonlySet<string>
  /** True where the question has a word of weight that the passage does not hold. */
  lacks: boolean
}
export type PassageIndex = {
  /** Passages by falling score, about 0 to 1; at most `count`. */
  search(words: readonly string[], count: number): PassageHit[]
  /** The sentence of a passage that holds most of the question, else its first. */
  sentenceFor(passage: Passage, words: readonly string[]): string
  /** True where the question has a word of weight that no passage holds. */
  isStrange(words: readonly string[]): boolean
  /** Every word of the passages as written, for correcting spelling. */
  words: ReadonlySet<string>
}

/** Fields that say what a passage is about; its text only mentions things. */
const ofSubject = ['topic', 'asked', 'keywords']
const weightOfLightWord = 0.3
/** A single word in common is weak evidence. */
const weightOfSingleWord = 0.75
const mostCandidates = 40
/** One way of asking may share a word by chance, so the likeness is that of the closest few together. */
const closestWays = 3
/** "Who has to report?" is little like "What is reported?". */
const weightOfOtherHead = 0.7
/** How far it moves a passage whether it and the question are about the product or about the world. */
const weightOfSide = 0.4
const heads: ReadonlySet<string> = new Set(
  'who whom when where why how which what howmany howlong howoften howbig'.split(' '),
)

/** A word that stands for others of its meaning is not light, whatever it says by itself: "move" for an upgrade. */
const lightStems = new Set(
  [...lightWords]
    .filter((word) => stemOfMeaning(word) === stemWord(word) && !canonicalStems.has(stemWord(word)))
    .map(stemWord),
)

/** Full-text index over the passages: candidates by BM25, then by how much of the question their subject holds. */
export function openPassageIndex(passages: readonly Passage[]): PassageIndex {
  const index = new MiniSearch<{ id: number } & Record<string, unknown>>({
    fields: ['topic', 'asked', 'keywords', 'text', 'source'],
    // A way of asking without a subject ("What does it do?") is taken whole, so each is read by itself.
    tokenize: (text) => text.split('\n').flatMap(stemsOf),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => text.split(' '),
      boost: { topic: 4, asked: 2, keywords: 1.5 },
    },
  })
  index.addAll(
    passages.map(({ topic, questions, keywords, text, page }, id) => ({
      id,
      topic,
      asked: questions.join(' \n '),
      keywords,
      text: text.replace(/\]\([^)]*\)/g, ']'),
      source: page.title,
    })),
  )
  const rarityOf = openRarity(passages)
  const asked = passages.map(({ topic, questions }) =>
    [topic, ...questions].map((text) => {
      const stems = new Set(stemsOf(text))
      return {
        stems,
        weight: sumOf([...stems].map(rarityOf)),
        head: headOf(splitWords(normaliseText(text))),
      }
    }),
  )
  const ownness = openOwnOrWorld(passages)

  function likeness(passage: number, stems: ReadonlySet<string>, head: string | null): number {
    const own = sumOf([...stems].map(rarityOf))
    const alike = (asked[passage] ?? []).map((way) => {
      const shared = sumOf([...stems].filter((stem) => way.stems.has(stem)).map(rarityOf))
      const dice = (2 * shared) / (own + way.weight || 1)
      return head === null || way.head === head ? dice : dice * weightOfOtherHead
    })
    return sumOf(alike.sort((left, right) => right - left).slice(0, closestWays)) / closestWays
  }

  /** True where a way of asking has just the words of the question, however common each of several is. */
  function isAskedSo(passage: number, stems: readonly string[]): boolean {
    return (asked[passage] ?? []).some(
      (way) =>
        stems.length > 1 && way.stems.size === stems.length && stems.every((stem) => way.stems.has(stem)),
    )
  }

  function hitOf(
    result: SearchResult,
    stems: readonly string[],
    head: string | null,
    own: number,
  ): PassageHit[] {
    const id = Number(result.id)
    const passage = passages[id]
    if (passage === undefined) return []
    const fieldsByStem = new Map(Object.entries(result.match))
    const shareOf = (stemsHeld: readonly string[]) =>
      sumOf(stemsHeld.map(rarityOf)) / (sumOf(stems.map(rarityOf)) || 1)
    const isHeldBy = (stem: string, fields: readonly string[]) =>
      (fieldsByStem.get(stem) ?? []).some((field) => fields.includes(field))
    const mentioned = shareOf(stems.filter((stem) => fieldsByStem.has(stem)))
    const subject = shareOf(stems.filter((stem) => isHeldBy(stem, ofSubject)))
    const single = stems.filter((stem) => !lightStems.has(stem)).length <= 1 ? weightOfSingleWord : 1
    const side = 1 + weightOfSide * ((isOwn(passage.page.path) ? own : 1 - own) - 0.5)
    const score = ((mentioned + subject) * single + likeness(id, new Set(stems), head)) / 3
    const held = new Set(stems.filter((stem) => fieldsByStem.has(stem)))
    const shared = new Set([...held].filter((stem) => !lightStems.has(stem)))
    const lacks = stems.some((stem) => !lightStems.has(stem) && !held.has(stem))
    return [{ passage, score: Math.max(score, score * side), rank: score * side, held, shared, lacks }]
  }

  return {
    search(words, count) {
      const stems = [...new Set(contentStems(words))]
      const head = headOf(words)
      const own = ownness(words)
      return index
        .search(stems.join(' '))
        .filter(({ id }, at) => at < mostCandidates || isAskedSo(Number(id), stems))
        .flatMap((result) => hitOf(result, stems, head, own))
        .sort((left, right) => right.rank - left.rank)
        .slice(0, count)
    },
    sentenceFor({ text }, words) {
      const stems = new Set(contentStems(words))
      const sentences = withoutVerdict(text).split(/(?<=[.?!])\s+(?=\p{Lu})/u)
      const heldBy = (sentence: string) =>
        sumOf([...new Set(stemsOf(sentence))].filter((stem) => stems.has(stem)).map(rarityOf))
      return sentences.reduce((best, sentence) => (heldBy(sentence) > heldBy(best) ? sentence : best))
    },
    isStrange: (words) =>
      contentStems(words).some((stem) => !lightStems.has(stem) && index.search(stem).length === 0),
    words: new Set(
      passages.flatMap(({ topic, keywords, questions, text }) =>
        rawWords(normaliseText([topic, keywords, ...questions, text].join(' '))),
      ),
    ),
  }
}

/** How rare a stem is among the passages; everyday words count little wherever they stand. */
function openRarity(passages: readonly Passage[]): (stem: string) => number {
  const counts = new Map<string, number>()
  for (const { topic, questions, keywords, text } of passages) {
    for (const stem of new Set(stemsOf([topic, ...questions, keywords, text].join(' \n ')))) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
    }
  }
  const weightOf = (stem: string, count: number) =>
    Math.log(1 + passages.length / count) * (lightStems.has(stem) ? weightOfLightWord : 1)
  const weights = new Map([...counts].map(([stem, count]) => [stem, weightOf(stem, count)]))
  return (stem) => weights.get(stem) ?? weightOf(stem, 1)
}

function headOf(words: readonly string[]): string | null {
  return words.find((word) => heads.has(word)) ?? null
}

function stemsOf(text: string): string[] {
  return contentStems(splitWords(normaliseText(text)))
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0)
}
