import type { OcrLine } from './ocr-line.ts'

/** A page whose letters are read less surely stands in another turn, or is none. */
export const doubtfulConfidence = 0.6

/** The mean confidence of a letter. */
export function measureConfidence(lines: readonly OcrLine[]): number {
  let letters = 0
  let sum = 0
  for (const word of lines.flatMap((line) => line.words)) {
    letters += word.text.length
    sum += word.text.length * word.confidence
  }
  return letters === 0 ? 0 : sum / letters
}
