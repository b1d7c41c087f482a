import { wordsOf } from './normalise-words.ts'

const buckets = 2 ** 15
const shortestGram = 2
const longestGram = 5

/** FNV-1a, 32 bits, folded into the buckets. */
function hashOf(gram: string): number {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < gram.length; index++) {
    hash = Math.imul(hash ^ gram.charCodeAt(index), 0x01_00_01_93)
  }
  return (hash >>> 0) % buckets
}

/** How often each hashed character n-gram of 2 to 5 letters occurs, words fenced by spaces. */
function countGrams(text: string): Map<number, number> {
  const counts = new Map<number, number>()
  for (const word of wordsOf(text)) {
    const fenced = ` ${word} `
    for (let size = shortestGram; size <= longestGram; size++) {
      for (let start = 0; start + size <= fenced.length; start++) {
        const bucket = hashOf(fenced.slice(start, start + size))
        counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
      }
    }
  }
  return counts
}

/** Texts as TF-IDF vectors over hashed n-grams, held as inverted lists: what each bucket weighs in which text. */
export type GramIndex = {
  /** Cosine of a text to each indexed text, 0 to 1. */
  cosines: (text: string) => number[]
}

/** Weights of unit length: (1 + ln count) × rarity, rarity being ln((1 + N) / (1 + n)) + 1. */
function weigh(
  counts: ReadonlyMap<number, number>,
  rarityOf: (bucket: number) => number,
): [number, number][] {
  const weights = [...counts].map(([bucket, count]): [number, number] => [
    bucket,
    (1 + Math.log(count)) * rarityOf(bucket),
  ])
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0))
  return weights.map(([bucket, weight]) => [bucket, weight / length])
}

/** Indexes texts by character n-grams. An n-gram that no text has counts as the rarest. */
export function buildGramIndex(texts: readonly string[]): GramIndex {
  const counted = texts.map(countGrams)
  const occurrences = new Map<number, number>()
  for (const counts of counted) {
    for (const bucket of counts.keys()) occurrences.set(bucket, (occurrences.get(bucket) ?? 0) + 1)
  }
  const rarityOf = (bucket: number) => Math.log((1 + texts.length) / (1 + (occurrences.get(bucket) ?? 0))) + 1
  const lists = new Map<number, [number, number][]>()
  counted.forEach((counts, text) => {
    for (const [bucket, weight] of weigh(counts, rarityOf)) {
      const list = lists.get(bucket)
      if (list === undefined) lists.set(bucket, [[text, weight]])
      else list.push([text, weight])
    }
  })
  return {
    cosines(text) {
      const sums = texts.map(() => 0)
      for (const [bucket, weight] of weigh(countGrams(text), rarityOf)) {
        for (const [index, other] of lists.get(bucket) ?? [])
          sums[index] = (sums[index] ?? 0) + weight * other
      }
      return sums
    },
  }
}
