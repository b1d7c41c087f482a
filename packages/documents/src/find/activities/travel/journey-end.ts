import type { Mention } from '../../../lay-out/lexicon/mention.ts'
import { findMentions } from '../../../lay-out/lexicon/find-mentions.ts'
import { foldText } from '../../../lay-out/values/plain-text.ts'

export type JourneyEnd = Extract<Mention['concept'], 'origin' | 'destination'>

/** True for words that say an end of a journey and nothing else, in any language or several: "From:", "OD/VON/DE". */
export function isEndLabel(text: string, ...ends: readonly JourneyEnd[]): boolean {
  const words = foldText(text)
    .split('/')
    .map((part) => part.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
    .filter((part) => part !== '')
  return words.length > 0 && words.every((word) => ends.some((end) => isWhole(word, end)))
}

function isWhole(word: string, end: JourneyEnd): boolean {
  return findMentions(word).some(
    (mention) => mention.concept === end && mention.start === 0 && mention.end === word.length,
  )
}
