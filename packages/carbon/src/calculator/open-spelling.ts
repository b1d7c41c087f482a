import MiniSearch from 'minisearch'

export type Spelling = {
  isKnown: (word: string) => boolean
  /** The known word that a slip away from this one was meant; null where none or the word itself is known. */
  mend: (word: string) => string | null
}

export type SpellingLimits = {
  shortest: number
  longest: number
  /** Slips in a word of 8 letters and more; shorter ones may have one. */
  mostSlips: 1 | 2
}

/** Mends slips towards known words: a letter left out, added or replaced, two letters swapped; the first letter is kept. */
export function openSpelling(
  words: Iterable<string>,
  { shortest, longest, mostSlips }: SpellingLimits,
): Spelling {
  const known = new Set(words)
  let index: MiniSearch | null = null

  function openIndex(): MiniSearch {
    const opened = new MiniSearch({ fields: ['word'], storeFields: ['word'] })
    opened.addAll([...known].map((word, id) => ({ id, word })))
    return opened
  }

  function isKnown(word: string): boolean {
    return known.has(word) || known.has(word.replace(/s$/, ''))
  }

  return {
    isKnown,
    mend(word) {
      if (word.length < shortest || word.length > longest || isKnown(word) || !/^[a-z]+$/.test(word))
        return null
      const swapped = swapsOf(word).find((form) => known.has(form))
      if (swapped !== undefined) return swapped
      index ??= openIndex()
      const slips = word.length >= 8 ? mostSlips : 1
      const hits = index.search(word, { fuzzy: slips, prefix: false })
      const near = hits.map((hit): unknown => hit['word'])
      return near.filter((form) => typeof form === 'string').find((form) => isSlip(word, form)) ?? null
    },
  }
}

/** Of a short word a replaced letter makes another word more often than a slip: prime, price. */
function isSlip(word: string, meant: string): boolean {
  if (meant[0] !== word[0]) return false
  if (word.length < 5) return meant.length === word.length + 1
  return meant.length !== word.length || word.length >= 6
}

/** Two neighbours changed places: an edit distance counts that as two slips. */
function swapsOf(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  )
}
