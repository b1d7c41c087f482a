import { chooseLongest } from './choose-longest.ts'
import { openLexicon } from './lexicon.ts'

export type LanguageShare = { language: string; share: number }

/**
 * The languages of a text by the phrases found in it, the most frequent first; shares add up to one. A phrase of
 * several languages speaks for each of them a little. Nothing is read by this: it names a language and breaks ties.
 */
export function dominantLanguages(foldedLines: Iterable<string>): readonly LanguageShare[] {
  const weights = new Map<string, number>()
  let sum = 0
  for (const folded of foldedLines) {
    const places = Map.groupBy(
      chooseLongest(openLexicon().findAll(folded)).filter(({ isMended }) => !isMended),
      ({ from, to }) => `${from} ${to}`,
    )
    for (const phrases of places.values()) {
      const languages = new Set(phrases.map(({ sense }) => sense.language))
      sum += 1
      for (const language of languages)
        weights.set(language, (weights.get(language) ?? 0) + 1 / languages.size)
    }
  }
  return [...weights]
    .map(([language, weight]) => ({ language, share: weight / sum }))
    .toSorted((a, b) => b.share - a.share || a.language.localeCompare(b.language))
}
