import { openSpelling } from '@doublerule/carbon/calculator/open-spelling.ts'
import type { Question } from './interpretation.ts'
import { writeNumbersInDigits } from './number-words.ts'
import { pickSentences } from './pick-sentences.ts'
import { normaliseText, splitWords, withoutCommand } from './question-words.ts'
import { sitePassages } from './site-passages.ts'
import { stemWord } from './stem-word.ts'
import { lightWords, plainWords, stopWords, synonymRows } from './word-lists.ts'

const { words: siteWords, wordStems } = sitePassages.index
const spelling = openSpelling([...siteWords, ...stopWords, ...plainWords, ...synonymRows.flat()], {
  shortest: 4,
  longest: 20,
  mostSlips: 2,
})
/** A message with more unknown words is in another language or is none: its other words are left as they are. */
const mostCorrected = 8

/** Makes a message ready for reading: numbers in digits, one spelling, its words and sentences. */
export function readQuestion(message: string): Question {
  const raw = writeNumbersInDigits(pickSentences(message))
  const text = normaliseText(raw)
  const corrected = correctSpelling(text)
  const sentences = withoutCommand(corrected)
    .split(/(?<=[.?!])\s+/)
    .map(splitWords)
  return { raw, text, corrected, words: splitWords(withoutCommand(corrected)), sentences }
}

function correctSpelling(text: string): string {
  let unknown = 0
  return text.replace(/[a-z]+/g, (word) => {
    const isKnown = spelling.isKnown(word) || lightWords.has(word) || wordStems.has(stemWord(word))
    if (isKnown || unknown >= mostCorrected) return word
    unknown += 1
    return spelling.mend(word) ?? word
  })
}
