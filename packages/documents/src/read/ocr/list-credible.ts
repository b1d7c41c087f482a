import type { OcrWord } from './ocr-line.ts'

const leastMarkConfidence = 0.6
const leastWordConfidence = 0.2

/** The words of a line without what rules, creases and logos leave behind. */
export function listCredible(words: readonly OcrWord[]): OcrWord[] {
  return words.map(trimRules).filter(isCredible)
}

/** What is left of the rules of a table sticks to words as bars. */
function trimRules(word: OcrWord): OcrWord {
  return { ...word, text: word.text.replace(/^[|_[\]{}~]+|[|_[\]{}~]+$/g, '') }
}

/** Creases and logos come out as unsure marks. */
function isCredible(word: OcrWord): boolean {
  if (word.text === '') return false
  const isMark = !/[\p{L}\p{N}]/u.test(word.text)
  return word.confidence >= (isMark ? leastMarkConfidence : leastWordConfidence)
}
