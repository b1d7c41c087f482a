import { renderReply } from '@doublerule/carbon/reply/render-reply.ts'
import { analyseDocument } from '@doublerule/documents/analyse/analyse-document.ts'
import { answerFromSite } from '#server/assistant/answer-from-site.ts'
import { renderAnswer } from '#server/assistant/render-answer.ts'
import type { ChatCallMessage } from '#shared/chat-messages.ts'
import { faultOf } from './fault-of.ts'
import { findInventedFigures } from './find-invented-figures.ts'
import type { Pair } from './pair.ts'
import { specimenBill } from './specimen-bill.ts'

export type Miss = { pair: Pair; answer: string; because: string }
export type PairsScore = {
  asked: number
  right: number
  answers: string[]
  misses: Miss[]
  invented: Miss[]
}

/** Asks every question of the built-in assistant, history and all, and holds the answer against the expectation. */
export async function scorePairs(pairs: readonly Pair[]): Promise<PairsScore> {
  const document = await analyseSpecimen()
  const answers: string[] = []
  const misses: Miss[] = []
  const invented: Miss[] = []
  for (const pair of pairs) {
    const paragraphs = ask(pair, document)
    const answer = paragraphs.join('\n')
    answers.push(answer)
    const because = faultOf(pair, answer)
    if (because !== null) misses.push({ pair, answer, because })
    const said = [...pair.after, pair.ask, ...(pair.withDocument ? [document] : [])]
    const figures = findInventedFigures(paragraphs, said)
    if (figures.length > 0) invented.push({ pair, answer, because: `no source for ${figures.join(', ')}` })
  }
  return { asked: pairs.length, right: pairs.length - misses.length, answers, misses, invented }
}

/** The reply to the specimen bill, by the real reader and the real engine. */
async function analyseSpecimen(): Promise<string> {
  const result = await analyseDocument(new TextEncoder().encode(specimenBill), 'specimen-bill.txt')
  if (!result.ok) throw new Error(`the specimen bill could not be read: ${result.problem.code}`)
  return renderReply(result.analysis)
}

/** What the built-in assistant says, in paragraphs. */
function ask(pair: Pair, document: string): string[] {
  const messages: ChatCallMessage[] = []
  if (pair.withDocument) {
    messages.push(
      { role: 'user', content: 'Uploaded specimen-bill.txt' },
      { role: 'assistant', content: document },
    )
  }
  for (const content of pair.after) {
    messages.push({ role: 'user', content })
    messages.push({ role: 'assistant', content: renderAnswer(answerFromSite(messages)).join('\n\n') })
  }
  messages.push({ role: 'user', content: pair.ask })
  return renderAnswer(answerFromSite(messages))
}
