/** Below this a replaced letter makes another word more often than a slip: prime, price. */
const shortestWithReplacedLetter = 6

export type Spelling = { correct(word: string): string }

/**
 * Corrects a word that is in no passage to the nearest word that is: one slip from 5 letters, two from 8, the first
 * letter kept; of 4 letters, one that lacks a letter or
 * has two of them swapped. Words with digits and known words stay.
 */
export function openSpelling(knownWords: Iterable<string>): Spelling {
  const known = new Set(knownWords)
  const candidates = [...known].filter((word) => word.length >= 4 && !/\d/.test(word))

  function correct(word: string): string {
    const slipsAllowed = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
    if (slipsAllowed === 0 || known.has(word) || /\d/.test(word)) return word
    let best = word
    let bestSlips = slipsAllowed + 1
    for (const candidate of candidates) {
      if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > slipsAllowed) continue
      if (word.length === 4 && candidate.length !== 5 && !hasSameLetters(candidate, word)) continue
      const isReplaced = candidate.length === word.length && !hasSameLetters(candidate, word)
      if (isReplaced && word.length < shortestWithReplacedLetter) continue
      const slips = countSlips(word, candidate)
      if (slips < bestSlips) [best, bestSlips] = [candidate, slips]
    }
    return best
  }

  return { correct }
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
