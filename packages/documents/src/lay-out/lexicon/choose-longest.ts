import type { PhraseFound } from './phrase-index.ts'

/**
 * Of phrases that share letters the longest stay, with all others of exactly its letters: "greenhouse gas" leaves no
 * "gas", "stromverbrauch" keeps both its words. Languages are not asked for: they compete.
 */
export function chooseLongest(found: readonly PhraseFound[]): PhraseFound[] {
  if (found.length < 2) return [...found]
  const byLength = found.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)
  const chosen: PhraseFound[] = []
  for (const phrase of byLength) {
    const rival = chosen.find(({ from, to }) => from < phrase.to && phrase.from < to)
    if (rival === undefined || (rival.from === phrase.from && rival.to === phrase.to)) chosen.push(phrase)
  }
  return chosen.toSorted((a, b) => a.start - b.start || a.end - b.end)
}
