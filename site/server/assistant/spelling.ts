import { LRUCache } from 'lru-cache'

/** Below this a replaced letter makes another word more often than a slip: prime, price. */
const shortestWithReplacedLetter = 6

const shortestCorrected = 4
/** No word of ours is longer; comparing costs its length squared. */
const longestCorrected = 24
const rememberedWords = 2_000

/** A message with more unknown words is in another language or is none: its other words are left as they are. */
const mostCorrected = 24

export type Spelling = {
  correct(word: string): string
  /** Every word of a lower-case text, up to a bound on the work. */
  correctText(text: string): string
}

/**
 * Corrects a word that is in no passage to the nearest word that is: one slip from 5 letters, two from 8, the first
 * letter kept; of 4 letters, one that lacks a letter or
 * has two of them swapped. Words with digits and known words stay.
 */
export function openSpelling(knownWords: Iterable<string>): Spelling {
  const known = new Set(knownWords)
  const candidates = Map.groupBy(
    [...known].filter((word) => word.length >= shortestCorrected && !/\d/.test(word)),
    (word) => bucketOf(word, word.length),
  )
  const remembered = new LRUCache<string, string>({ max: rememberedWords })

  function correct(word: string): string {
    const slipsAllowed = word.length >= 8 ? 2 : word.length >= shortestCorrected ? 1 : 0
    if (slipsAllowed === 0 || word.length > longestCorrected || known.has(word) || /\d/.test(word))
      return word
    const before = remembered.get(word)
    if (before !== undefined) return before
    const nearest = findNearest(word, slipsAllowed)
    remembered.set(word, nearest)
    return nearest
  }

  function findNearest(word: string, slipsAllowed: number): string {
    let best = word
    let bestSlips = slipsAllowed + 1
    for (let length = word.length - slipsAllowed; length <= word.length + slipsAllowed; length += 1) {
      for (const candidate of candidates.get(bucketOf(word, length)) ?? []) {
        const hasSame = length === word.length && hasSameLetters(candidate, word)
        if (word.length === shortestCorrected && length !== shortestCorrected + 1 && !hasSame) continue
        if (length === word.length && !hasSame && word.length < shortestWithReplacedLetter) continue
        const slips = countSlips(word, candidate)
        if (slips < bestSlips) [best, bestSlips] = [candidate, slips]
      }
    }
    return best
  }

  function correctText(text: string): string {
    let unknown = 0
    return text.replace(/[a-z]+/g, (word) => {
      if (known.has(word)) return word
      unknown += 1
      return unknown > mostCorrected ? word : correct(word)
    })
  }

  return { correct, correctText }
}

/** Only words that begin alike and are about as long are compared. */
function bucketOf(word: string, length: number): string {
  return `${word[0] ?? ''}${length}`
}

/** True where letters only changed places. */
function hasSameLetters(left: string, right: string): boolean {
  return left.split('').sort().join('') === right.split('').sort().join('')
}

/** Damerau-Levenshtein distance (optimal string alignment): insert, drop, replace, or swap two neighbours. */
function countSlips(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwap =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    beforeLast = last
    last = current
  }
  return last[to.length] ?? 0
}
