import MiniSearch from 'minisearch'
import type { GramVector } from './gram-vectors.ts'
import { cosineOf, countGrams, rarityOf, weigh } from './gram-vectors.ts'
import { wordsOf } from './normalise-words.ts'
import type { Subject } from './subjects.ts'
import { thingOf } from './subjects.ts'

/** What the confidence is worked out from. */
export type MatchFeatures = {
  /** Cosine of the best alias, 0 to 1. */
  cosine: number
  /** Distance in cosine to the next subject. */
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

/** Constant of reciprocal rank fusion (Cormack et al. 2009). */
const fusionConstant = 60

type Entry = {
  subject: Subject
  vectors: readonly GramVector[]
  words: ReadonlySet<string>
  phrases: readonly string[]
}

/** An alias of many subjects ("skip bin") tells none of them apart. */
const mostSubjectsOfAnAlias = 4

function countSubjectsByAlias(subjects: readonly Subject[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { aliases } of subjects)
    for (const alias of aliases) counts.set(alias, (counts.get(alias) ?? 0) + 1)
  return counts
}

function tellingPhrases(subject: Subject, counts: ReadonlyMap<string, number>): string[] {
  return [
    thingOf(subject.label),
    ...subject.aliases.filter((alias) => (counts.get(alias) ?? 0) <= mostSubjectsOfAnAlias),
  ]
}

/** Padded with spaces, so that a whole phrase is found by plain search. */
function phraseOf(text: string): string {
  return ` ${wordsOf(text).join(' ')} `
}

/** Words of the longest alias that stands in the description. A direct hit outranks any similarity. */
function longestPhrase(aliases: readonly string[], phrase: string): number {
  return Math.max(
    0,
    ...aliases.filter((alias) => phrase.includes(alias)).map((alias) => alias.trim().split(' ').length),
  )
}

function byRank(scores: readonly number[]): Map<number, number> {
  const order = scores
    .map((score, index) => ({ score, index }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || left.index - right.index)
  return new Map(order.map(({ index }, rank) => [index, rank + 1]))
}

/**
 * An index over subjects with two rankers: hashed character n-grams (TF-IDF, cosine to the nearest alias) and BM25 over
 * words, fused by reciprocal rank. Deterministic: ties keep the order of the data file.
 */
export function buildSubjectIndex(subjects: readonly Subject[]): SubjectIndex {
  const aliasCounts = countSubjectsByAlias(subjects)
  const phrases = subjects.map((subject) => tellingPhrases(subject, aliasCounts))
  const counted = phrases.map((texts) => texts.map(countGrams))
  const rarity = rarityOf(counted.flat())
  const entries: Entry[] = subjects.map((subject, index) => ({
    subject,
    vectors: (counted[index] ?? []).map((counts) => weigh(counts, rarity)),
    words: new Set((phrases[index] ?? []).flatMap(wordsOf)),
    phrases: (phrases[index] ?? []).map(phraseOf).filter((phrase) => phrase.trim() !== ''),
  }))
  const wordCounts = new Map<string, number>()
  for (const { words } of entries)
    for (const word of words) wordCounts.set(word, (wordCounts.get(word) ?? 0) + 1)

  const search = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: wordsOf,
    processTerm: (term) => term,
  })
  search.addAll(entries.map(({ words }, id) => ({ id, text: [...words].join(' ') })))

  const rarityOfWord = (word: string) =>
    Math.log((1 + entries.length) / (1 + (wordCounts.get(word) ?? 0))) + 1

  function coverageOf(queryWords: readonly string[], entry: Entry): number {
    const total = queryWords.reduce((sum, word) => sum + rarityOfWord(word), 0)
    const covered = queryWords
      .filter((word) => entry.words.has(word))
      .reduce((sum, word) => sum + rarityOfWord(word), 0)
    return total === 0 ? 0 : covered / total
  }

  return {
    rank(description, limit) {
      const queryWords = wordsOf(description)
      const vector = weigh(countGrams(description), rarity)
      const cosines = entries.map(({ vectors }) =>
        Math.max(0, ...vectors.map((alias) => cosineOf(vector, alias))),
      )
      const lexical = entries.map(() => 0)
      for (const { id, score } of search.search(description)) lexical[Number(id)] = score
      const cosineRanks = byRank(cosines)
      const lexicalRanks = byRank(lexical)
      const fused = entries.map((_, index) => {
        const cosineRank = cosineRanks.get(index)
        const lexicalRank = lexicalRanks.get(index)
        return (
          (cosineRank === undefined ? 0 : 1 / (fusionConstant + cosineRank)) +
          (lexicalRank === undefined ? 0 : 1 / (fusionConstant + lexicalRank))
        )
      })
      const phrase = phraseOf(description)
      const directWords = entries.map(({ phrases }) => longestPhrase(phrases, phrase))
      const order = [...byRank(fused.map((score, index) => score + (directWords[index] ?? 0))).keys()].slice(
        0,
        limit,
      )
      const sortedCosines = [...cosines].sort((left, right) => right - left)
      return order.flatMap((index) => {
        const entry = entries[index]
        const cosine = cosines[index] ?? 0
        if (entry === undefined) return []
        const nextBest = sortedCosines[0] === cosine ? (sortedCosines[1] ?? 0) : (sortedCosines[0] ?? 0)
        return [
          {
            subject: entry.subject,
            features: {
              cosine,
              margin: cosine - nextBest,
              coverage: coverageOf(queryWords, entry),
              directHit: (directWords[index] ?? 0) > 0 ? 1 : 0,
              agreement: cosineRanks.get(index) === 1 && lexicalRanks.get(index) === 1 ? 1 : 0,
              lexicalHit: lexicalRanks.has(index) ? 1 : 0,
            },
          },
        ]
      })
    },
  }
}
