/** Character n-grams of 2 to 4 with word borders, by how often each occurs, scaled to unit length. */
export type NgramVector = ReadonlyMap<string, number>

export function ngramVector(words: readonly string[]): NgramVector {
  const counts = new Map<string, number>()
  for (const word of words) {
    const bordered = `<${word}>`
    for (let size = 2; size <= 4; size += 1) {
      for (let at = 0; at + size <= bordered.length; at += 1) {
        const gram = bordered.slice(at, at + size)
        counts.set(gram, (counts.get(gram) ?? 0) + 1)
      }
    }
  }
  const length = Math.hypot(...[...counts.values()].map((count) => 1 + Math.log(count)))
  return new Map([...counts].map(([gram, count]) => [gram, (1 + Math.log(count)) / length]))
}

/** 0 for nothing in common, 1 for the same text. */
export function cosineOf(left: NgramVector, right: NgramVector): number {
  const [small, large] = left.size <= right.size ? [left, right] : [right, left]
  let sum = 0
  for (const [gram, weight] of small) sum += weight * (large.get(gram) ?? 0)
  return sum
}
