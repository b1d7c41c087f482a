import { type LogisticModel, scoreLogistic } from '@doublerule/documents/judge/predict/predict-logistic.ts'
import { toProbability } from '@doublerule/documents/judge/predict/predict-trees.ts'
import type { Passage } from '#server/knowledge/passage.ts'
import { openOwnOrWorld } from './own-or-world.ts'
import { leadWithAnswer } from './lead-with-answer.ts'
import type { IndexParts } from './index-parts.ts'
import { isSameSubject, type PassageWords, readWording } from './passage-words.ts'
import weights from './passage-weights.generated.json' with { type: 'json' }
import { describePairs } from './pair-features.ts'
import { contentStems } from './question-words.ts'
import { lightStems, openRarity, stemsOf } from './rarity.ts'
import { splitSentences } from './split-sentences.ts'
import { withoutVerdict } from './without-verdict.ts'

export type PassageHit = {
  passage: Passage
  /** How likely the passage answers the question, by the labelled questions: 0 to 1. */
  score: number
  /** Stems of the question that the passage holds; everyday words are left out. */
  shared: ReadonlySet<string>
  /** The same with everyday words. */
  held: ReadonlySet<string>
  /** True where the question has a word of weight that the passage does not hold. */
  lacks: boolean
}

/** A passage that a question may mean, as the ranking sees it. */
type Candidate = { about: PassageWords; features: Float32Array }

export type PassageIndex = {
  /** Passages by falling score; at most `count`. */
  search(words: readonly string[], count: number): PassageHit[]
  /** What may be meant, with what is known of each, in no order. */
  candidates(words: readonly string[]): Candidate[]
  /** The sentence of a passage that holds most of the question, else its first. */
  sentenceFor(passage: Passage, words: readonly string[]): string
  /** A passage in two sentences: the first, which names its subject, and the one that holds most of the question. */
  briefly(passage: Passage, words: readonly string[]): string
  /** The text of a passage, opened by the sentence that answers where it stands late. */
  led(passage: Passage, words: readonly string[]): string
  /** True where the question has a word of weight that no passage holds. */
  isStrange(words: readonly string[]): boolean
  /** Every word of the passages as written, for correcting spelling. */
  words: ReadonlySet<string>
  /** "Limiting" is no slip where "limit" is known. */
  wordStems: ReadonlySet<string>
}

const mostCandidates = 40

/** Full-text index over the passages: candidates by BM25, ranked by weights fitted on strangers' questions. */
export function openPassageIndex(
  { known, fullText, signs, words: wordsAsWritten, wordStems }: IndexParts,
  model: LogisticModel = weights.model,
): PassageIndex {
  const ownness = openOwnOrWorld(signs)
  const rarityOf = openRarity(known.map(({ all }) => all))

  function candidates(words: readonly string[]): Candidate[] {
    const asked = { ...readWording(words), rarityOf, ownness: ownness(words) }
    const found = fullText
      .search([...asked.stems].join(' '))
      .flatMap(({ id }) => known[Number(id)] ?? [])
      .filter(({ ways }, at) => at < mostCandidates || ways.some((way) => isSameSubject(asked, way)))
    const rows = describePairs(asked, found)
    return found.flatMap((about, at) => {
      const features = rows[at]
      return features === undefined ? [] : [{ about, features }]
    })
  }

  /** How much of a question a text holds, by rarity: 0 to 1. */
  function heldOf(words: readonly string[]): (text: string) => number {
    const stems = new Set(contentStems(words))
    const weightOf = (some: Iterable<string>) => [...some].reduce((sum, stem) => sum + rarityOf(stem), 0)
    const all = weightOf(stems) || 1
    return (text) => weightOf(new Set(stemsOf(text).filter((stem) => stems.has(stem)))) / all
  }

  return {
    candidates,
    search(words, count) {
      const stems = [...new Set(contentStems(words))]
      return candidates(words)
        .map(({ about, features }) => hitOf(about, stems, scoreLogistic(model, features)))
        .sort((left, right) => right.score - left.score)
        .slice(0, count)
    },
    sentenceFor: ({ text }, words) => fullest(splitSentences(withoutVerdict(text)), heldOf(words)),
    briefly({ text }, words) {
      const [first = '', second, ...rest] = splitSentences(withoutVerdict(text))
      return second === undefined ? first : `${first} ${fullest([second, ...rest], heldOf(words))}`
    },
    led: ({ text }, words) => leadWithAnswer(text, heldOf(words)),
    isStrange: (words) =>
      contentStems(words).some((stem) => !lightStems.has(stem) && fullText.search(stem).length === 0),
    words: wordsAsWritten,
    wordStems,
  }
}

/** The text that holds most, the first of those that hold as much. */
function fullest(texts: readonly string[], heldBy: (text: string) => number): string {
  return texts.reduce((best, text) => (heldBy(text) > heldBy(best) ? text : best))
}

function hitOf({ passage, all }: PassageWords, stems: readonly string[], odds: number): PassageHit {
  const held = new Set(stems.filter((stem) => all.has(stem)))
  return {
    passage,
    score: toProbability(odds),
    held,
    shared: new Set([...held].filter((stem) => !lightStems.has(stem))),
    lacks: stems.some((stem) => !lightStems.has(stem) && !held.has(stem)),
  }
}
