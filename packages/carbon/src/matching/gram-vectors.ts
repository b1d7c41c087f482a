import { wordsOf } from './normalise-words.ts'

/** A sparse vector: weight by hashed n-gram. */
export type GramVector = ReadonlyMap<number, number>

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
export function countGrams(text: string): Map<number, number> {
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

/** Rarity of each n-gram over a set of texts: ln((1 + N) / (1 + n)) + 1. */
export function rarityOf(counted: readonly ReadonlyMap<number, number>[]): ReadonlyMap<number, number> {
  const documents = new Map<number, number>()
  for (const counts of counted)
    for (const bucket of counts.keys()) documents.set(bucket, (documents.get(bucket) ?? 0) + 1)
  return new Map(
    [...documents].map(([bucket, count]) => [bucket, Math.log((1 + counted.length) / (1 + count)) + 1]),
  )
}

/** TF-IDF of unit length, with logarithmic term frequency. */
export function weigh(counts: ReadonlyMap<number, number>, rarity: ReadonlyMap<number, number>): GramVector {
  const unseen = Math.max(0, ...rarity.values())
  const weights = [...counts].map(([bucket, count]): [number, number] => [
    bucket,
    (1 + Math.log(count)) * (rarity.get(bucket) ?? unseen),
  ])
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0))
  return new Map(length === 0 ? [] : weights.map(([bucket, weight]) => [bucket, weight / length]))
}

/** Cosine of two unit vectors, 0 to 1. */
export function cosineOf(left: GramVector, right: GramVector): number {
  const [small, large] = left.size < right.size ? [left, right] : [right, left]
  let sum = 0
  for (const [bucket, weight] of small) sum += weight * (large.get(bucket) ?? 0)
  return sum
}
