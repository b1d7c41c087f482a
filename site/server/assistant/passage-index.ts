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
import { stemWord } from './stem-word.ts'
import { lightWords } from './word-lists.ts'

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

/** A word in the subject or a question of a passage says more about it than one in its text. */
const fieldShares: Readonly<Record<string, number>> = {
  topic: 1,
  asked: 1,
  keywords: 0.85,
  text: 0.75,
  source: 0.6,
}
const weightOfLightWord = 0.3
/** How much of the question the passage covers, against how like it is to one way of asking. */
const weights = { coverage: 0.45, likeness: 0.55 }
/** A single word in common is weak evidence. */
const weightOfSingleWord = 0.6
/** A passage that holds words of the question in its text only is hardly about it. */
const weightOffSubject = 0.8
const mostCandidates = 40
/** One way of asking may share a word by chance, so a part of the likeness is that of the closest few together. */
const closestWays = { count: 3, share: 0.25 }

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
    tokenize: stemsOf,
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
  const asked = passages.map(({ topic, questions }) =>
    [topic, ...questions].map((text) => new Set(stemsOf(text))),
  )
  const rarityOf = openRarity(passages)

  function likeness(passage: number, stems: ReadonlySet<string>): number {
    const own = sumOf([...stems].map(rarityOf))
    const alike = (asked[passage] ?? []).map((view) => {
      const shared = sumOf([...stems].filter((stem) => view.has(stem)).map(rarityOf))
      return (2 * shared) / (own + sumOf([...view].map(rarityOf)) || 1)
    })
    const closest = alike.sort((left, right) => right - left).slice(0, closestWays.count)
    const together = sumOf(closest) / closestWays.count
    return (1 - closestWays.share) * (closest[0] ?? 0) + closestWays.share * together
  }

  function hitOf(result: SearchResult, stems: readonly string[]): PassageHit[] {
    const id = Number(result.id)
    const passage = passages[id]
    if (passage === undefined) return []
    const fieldsByStem = new Map(Object.entries(result.match))
    const total = sumOf(stems.map(rarityOf))
    const covered = sumOf(
      stems.map((stem) => {
        const fields = fieldsByStem.get(stem) ?? []
        return rarityOf(stem) * Math.max(0, ...fields.map((field) => fieldShares[field] ?? 0))
      }),
    )
    const coverage = (covered / (total || 1)) * (stems.length === 1 ? weightOfSingleWord : 1)
    const isOfSubject = stems.some((stem) => {
      const isPlain = lightStems.has(stem) && stems.length > 1
      return (
        !isPlain && (fieldsByStem.get(stem) ?? []).some((field) => field === 'topic' || field === 'asked')
      )
    })
    const likely = weights.coverage * coverage + weights.likeness * likeness(id, new Set(stems))
    const score = isOfSubject ? likely : likely * weightOffSubject
    const held = new Set(stems.filter((stem) => fieldsByStem.has(stem)))
    return [{ passage, score, held, shared: new Set([...held].filter((stem) => !lightStems.has(stem))) }]
  }

  return {
    search(words, count) {
      const stems = [...new Set(contentStems(words))]
      return index
        .search(stems.join(' '))
        .slice(0, mostCandidates)
        .flatMap((result) => hitOf(result, stems))
        .sort((left, right) => right.score - left.score)
        .slice(0, count)
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
  return (stem) => {
    const rarity = Math.log(1 + passages.length / (counts.get(stem) ?? 1))
    return lightStems.has(stem) ? rarity * weightOfLightWord : rarity
  }
}

function stemsOf(text: string): string[] {
  return contentStems(splitWords(normaliseText(text)))
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0)
}
