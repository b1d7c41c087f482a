import { canonicalStems, contentStems, normaliseText, splitWords, stemOfMeaning } from './question-words.ts'
import { stemWord } from './stem-word.ts'
import { lightWords } from './word-lists.ts'

const weightOfLightWord = 0.3

/** A word that stands for others of its meaning is not light, whatever it says by itself: "move" for an upgrade. */
export const lightStems: ReadonlySet<string> = new Set(
  [...lightWords]
    .filter((word) => stemOfMeaning(word) === stemWord(word) && !canonicalStems.has(stemWord(word)))
    .map(stemWord),
)

/** How rare a stem is among texts, each given by its stems; everyday words count little wherever they stand. */
export function openRarity(texts: readonly ReadonlySet<string>[]): (stem: string) => number {
  const counts = new Map<string, number>()
  for (const stem of texts.flatMap((stems) => [...stems])) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return (stem) =>
    Math.log(1 + texts.length / (counts.get(stem) ?? 1)) * (lightStems.has(stem) ? weightOfLightWord : 1)
}

export function stemsOf(text: string): string[] {
  return contentStems(splitWords(normaliseText(text)))
}
