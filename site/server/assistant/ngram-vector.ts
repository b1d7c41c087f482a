/** Character n-grams of 2 to 4 with word borders, each with the weight of its word, scaled to unit length. */
export function ngramVector(
  words: readonly string[],
  weightOf: (word: string) => number,
): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const word of words) {
    const bordered = `<${word}>`
    const weight = weightOf(word)
    for (let size = 2; size <= 4; size += 1) {
      for (let at = 0; at + size <= bordered.length; at += 1) {
        const gram = bordered.slice(at, at + size)
        weights.set(gram, (weights.get(gram) ?? 0) + weight)
      }
    }
  }
  const length = Math.hypot(...weights.values())
  return new Map(length === 0 ? [] : [...weights].map(([gram, weight]) => [gram, weight / length]))
}
