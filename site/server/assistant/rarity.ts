import type { Passage } from '#server/knowledge/passage.ts'
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

/** How rare a stem is among the passages; everyday words count little wherever they stand. */
export function openRarity(passages: readonly Passage[]): (stem: string) => number {
  const counts = new Map<string, number>()
  for (const { topic, questions, keywords, text } of passages) {
    for (const stem of new Set(stemsOf([topic, ...questions, keywords, text].join(' \n ')))) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
    }
  }
  const weightOf = (stem: string, count: number) =>
    Math.log(1 + passages.length / count) * (lightStems.has(stem) ? weightOfLightWord : 1)
  const weights = new Map([...counts].map(([stem, count]) => [stem, weightOf(stem, count)]))
  return (stem) => weights.get(stem) ?? weightOf(stem, 1)
}

export function stemsOf(text: string): string[] {
  return contentStems(splitWords(normaliseText(text)))
}
