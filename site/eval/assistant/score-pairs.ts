import { answerFromSite } from '#server/assistant/built-in-assistant.ts'
import { renderAnswer } from '#server/assistant/render-answer.ts'
import type { ChatCallMessage } from '#shared/chat-messages.ts'
import { findInventedFigures } from './find-invented-figures.ts'
import type { Pair } from './pair.ts'

export type Miss = { pair: Pair; answer: string; because: string }
export type PairsScore = { asked: number; right: number; misses: Miss[]; invented: Miss[] }

/** Asks every question of the built-in assistant, history and all, and holds the answer against the expectation. */
export function scorePairs(pairs: readonly Pair[]): PairsScore {
  const misses: Miss[] = []
  const invented: Miss[] = []
  for (const pair of pairs) {
    const paragraphs = ask(pair)
    const answer = paragraphs.join('\n')
    const because = faultOf(pair, answer)
    if (because !== null) misses.push({ pair, answer, because })
    const figures = findInventedFigures(paragraphs, [...(pair.after ?? []), pair.ask])
    if (figures.length > 0) invented.push({ pair, answer, because: `no source for ${figures.join(', ')}` })
  }
  return { asked: pairs.length, right: pairs.length - misses.length, misses, invented }
}

function ask(pair: Pair): string[] {
  const messages: ChatCallMessage[] = []
  for (const content of pair.after ?? []) {
    messages.push({ role: 'user', content })
    messages.push({ role: 'assistant', content: renderAnswer(answerFromSite(messages)).join('\n\n') })
  }
  messages.push({ role: 'user', content: pair.ask })
  return renderAnswer(answerFromSite(messages))
}

function faultOf(pair: Pair, answer: string): string | null {
  const missing = pair.says.find((pattern) => !pattern.test(answer))
  if (missing !== undefined) return `does not say ${missing}`
  const unwanted = pair.omits?.find((pattern) => pattern.test(answer))
  return unwanted === undefined ? null : `says ${unwanted}`
}
