import MiniSearch from 'minisearch'
import { buildGramIndex } from './gram-index.ts'
import { wordsOf } from './normalise-words.ts'
import type { Subject } from './subjects.ts'
import { fencedWords, longestPhrase, tellingPhrases } from './telling-phrases.ts'

/** What the confidence is worked out from. */
export type MatchFeatures = {
  /** Cosine of the best alias, 0 to 1. */
  cosine: number
  /** Distance in cosine to the best other subject; negative when that one is closer. */
  margin: number
  /** Share of the description's words, weighed by rarity, that the subject's words cover. */
  coverage: number
  /** 1 when an alias stands in the description word for word. */
  directHit: number
  /** 1 when both rankers put the subject first. */
  agreement: number
  /** 1 when the word ranker found the subject at all. */
  lexicalHit: number
}

export type RankedSubject = { subject: Subject; features: MatchFeatures }

export type SubjectIndex = { rank: (description: string, limit: number) => RankedSubject[] }

/** Scores of a description against each subject of a shelf; 0 where it has nothing in common. */
type Ranker = (description: string) => number[]

/** Constant of reciprocal rank fusion (Cormack et al. 2009). */
const fusionConstant = 60

function startLetterRanker(phrases: readonly (readonly string[])[]): Ranker {
  const index = buildGramIndex(phrases.flat())
  const ends = phrases.reduce<number[]>((sums, texts) => [...sums, (sums.at(-1) ?? 0) + texts.length], [])
  return (description) => {
    const cosines = index.cosines(description)
    return ends.map((end, subject) => Math.max(0, ...cosines.slice(ends[subject - 1] ?? 0, end)))
  }
}

function startWordRanker(words: readonly ReadonlySet<string>[]): Ranker {
  const search = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { tokenize: wordsOf },
  })
  search.addAll(words.map((set, id) => ({ id, text: [...set].join(' ') })))
  return (description) => {
    const scores = words.map(() => 0)
    for (const { id, score } of search.search(description)) scores[Number(id)] = score
    return scores
  }
}

function startCoverage(words: readonly ReadonlySet<string>[]): Ranker {
  const counts = new Map<string, number>()
  for (const word of words.flatMap((set) => [...set])) counts.set(word, (counts.get(word) ?? 0) + 1)
  const rarityOf = (word: string) => Math.log((1 + words.length) / (1 + (counts.get(word) ?? 0))) + 1
  const weigh = (some: readonly string[]) => some.reduce((sum, word) => sum + rarityOf(word), 0)
  return (description) => {
    const asked = wordsOf(description)
    const total = weigh(asked)
    return words.map((set) => (total === 0 ? 0 : weigh(asked.filter((word) => set.has(word))) / total))
  }
}

/** Rank by subject, from 1; ties keep the order of the data file, and a score of 0 has no rank. */
function ranksOf(scores: readonly number[]): Map<number, number> {
  const order = scores
    .map((score, index) => ({ score, index }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || left.index - right.index)
  return new Map(order.map(({ index }, position) => [index, position + 1]))
}

function reciprocal(rank: number | undefined): number {
  return rank === undefined ? 0 : 1 / (fusionConstant + rank)
}

/** The best of the other scores. */
function bestOther(scores: readonly number[], index: number): number {
  return scores.reduce((best, score, other) => (other === index ? best : Math.max(best, score)), 0)
}

/**
 * An index over the subjects of a shelf with two rankers: character n-grams (TF-IDF, cosine to the nearest alias) and
 * BM25 over words, fused by reciprocal rank. A whole alias in the description outranks both, the longest one first.
 * Deterministic.
 */
export function buildSubjectIndex(subjects: readonly Subject[]): SubjectIndex {
  const phrases = tellingPhrases(subjects)
  const fencedPhrases = phrases.map((texts) => texts.map(fencedWords))
  const words = phrases.map((texts) => new Set(texts.flatMap(wordsOf)))
  const scoreLetters = startLetterRanker(phrases)
  const scoreWords = startWordRanker(words)
  const scoreCoverage = startCoverage(words)

  return {
    rank(description, limit) {
      const cosines = scoreLetters(description)
      const coverage = scoreCoverage(description)
      const letterRanks = ranksOf(cosines)
      const wordRanks = ranksOf(scoreWords(description))
      const fenced = fencedWords(description)
      const directWords = fencedPhrases.map((texts) => longestPhrase(texts, fenced))
      const fused = directWords.map(
        (direct, index) => direct + reciprocal(letterRanks.get(index)) + reciprocal(wordRanks.get(index)),
      )
      return [...ranksOf(fused).keys()].slice(0, limit).flatMap((index) => {
        const subject = subjects[index]
        if (subject === undefined) return []
        const cosine = cosines[index] ?? 0
        const features: MatchFeatures = {
          cosine,
          margin: cosine - bestOther(cosines, index),
          coverage: coverage[index] ?? 0,
          directHit: directWords[index] === 0 ? 0 : 1,
          agreement: letterRanks.get(index) === 1 && wordRanks.get(index) === 1 ? 1 : 0,
          lexicalHit: wordRanks.has(index) ? 1 : 0,
        }
        return [{ subject, features }]
      })
    },
  }
}
