import type { LineBox } from './detect-lines.ts'
import { isInside } from './is-inside.ts'
import type { OcrLine } from './ocr-line.ts'

const figureNeed = 1
const sureWord = 0.9

/**
 * How much a piece of a page asks for a second reading: the doubt of the first one's words in it, and more where
 * figures stand. What the first engine did not see at all asks as much as a figure; sure words ask for nothing.
 */
export function needAfter(lines: readonly OcrLine[]): (box: LineBox) => number {
  const words = lines.flatMap((line) => line.words)
  return (box) => {
    const inside = words.filter((word) => isInside(word, box))
    if (inside.length === 0) return figureNeed
    return Math.max(...inside.map(needOf))
  }
}

function needOf({ text, confidence }: { text: string; confidence: number }): number {
  if (/\d/.test(text)) return figureNeed + 1 - confidence
  return confidence < sureWord ? 1 - confidence : 0
}
