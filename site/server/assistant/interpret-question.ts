import { allPassages } from '#shared/knowledge/all-passages.ts'
import type { ChatCallMessage } from '#shared/chat-messages.ts'
import type { Passage } from '#shared/knowledge/passage.ts'
import { isDocumentReply } from './document-reply.ts'
import type { Context, Interpretation, Question } from './interpretation.ts'
import { openPassageIndex } from './passage-index.ts'
import { normaliseText, splitWords } from './question-words.ts'
import { recogniseDocumentQuestion } from './recognise-document-question.ts'
import { recogniseNextOnLadder } from './recognise-next-on-ladder.ts'
import { recogniseHostile } from './recognise-hostile.ts'
import { recognisePassageQuestion } from './recognise-passage-question.ts'
import { recognisePlanQuestion } from './recognise-plan-question.ts'
import { recognisePriceQuestion } from './recognise-price-question.ts'
import { recogniseSmallTalk } from './recognise-small-talk.ts'
import { recogniseSum } from './recognise-sum.ts'
import { recogniseUploadRequest } from './recognise-upload-request.ts'
import { openSpelling } from './spelling.ts'
import { plainWords, stopWords } from './word-lists.ts'

const index = openPassageIndex(allPassages)
const passageById = new Map(allPassages.map((passage) => [passage.id, passage]))
const spelling = openSpelling([...index.words, ...stopWords, ...plainWords])

/** Of a long message only its start and its end are read: that is where people ask, and it bounds the work. */
const readCharacters = 400

export function readQuestion(message: string): Question {
  const isLong = message.length > 2 * readCharacters
  const raw = isLong ? `${message.slice(0, readCharacters)}\n${message.slice(-readCharacters)}` : message
  const text = normaliseText(raw)
  const corrected = text.replace(/[a-z]+/g, (word) => spelling.correct(word))
  const sentences = withoutCommand(corrected)
    .split(/(?<=[.?!])\s+/)
    .map(splitWords)
  return { raw, text, words: splitWords(withoutCommand(corrected)), sentences }
}

/** "Please describe …", "could you list …": the order to speak says nothing about the subject. */
function withoutCommand(text: string): string {
  return text.replace(
    /^(?:please |kindly |(?:can|could|would) you (?:please )?)*(?:describe|provide|state|outline|explain|confirm|list|specify|detail|summarise|summarize|tell (?:me|us)(?: about)?|give (?:me|us)|show (?:me|us)) (?=\w)/,
    '',
  )
}

/** Reads a question in the light of the ones before it. Rules that are sure come first; passages last. */
export function interpretQuestion(raw: string, context: Context): Interpretation {
  const question = readQuestion(raw)
  const { last } = context
  return (
    recogniseHostile(question) ??
    recogniseSmallTalk(question) ??
    recogniseDocumentQuestion(question, context, () => index.search(question.words, 1)[0]?.score ?? 0) ??
    recogniseSum(question, last) ??
    recogniseNextOnLadder(question, last, (id) => passageById.get(id)) ??
    recognisePlanQuestion(question, last) ??
    recogniseUploadRequest(question, (id) => passageById.get(id)) ??
    recognisePriceQuestion(question, (id) => passageById.get(id)) ??
    recognisePassageQuestion(question, passageOf(last), index)
  )
}

/** The passages that bear most on the last question, and on the one before it where it cannot stand alone. */
export function findGrounding(questions: readonly string[], count: number): Passage[] {
  const last = readQuestion(questions.at(-1) ?? '')
  const before = readQuestion(questions.at(-2) ?? '')
  const alone = index.search(last.words, count)
  const together = before.words.length === 0 ? [] : index.search([...before.words, ...last.words], count)
  const passages = [...alone.slice(0, count - 3), ...together, ...alone].map((hit) => hit.passage)
  return [...new Set(passages)].slice(0, count)
}

function passageOf(last: Interpretation | null) {
  return last?.kind === 'passage' || last?.kind === 'more' ? last.passage : null
}

/** Messages further back than this are not looked at, but for the last reply about a file. */
const rememberedMessages = 24
/** How the chat panel names an upload in the history; it asks nothing. */
const uploadMessage = /^Uploaded .+/

/** Reads the conversation in order, each question of the visitor in the light of what came before it. */
export function readContext(messages: readonly ChatCallMessage[]): Context {
  const document = messages.findLast(isDocumentReply)?.content ?? null
  return messages.slice(-rememberedMessages).reduce<Context>(
    (context, message) => {
      if (isDocumentReply(message)) return { last: null, document: message.content, isDocumentLast: true }
      if (message.role === 'assistant' || uploadMessage.test(message.content)) return context
      const asked = interpretQuestion(message.content, context)
      const isTopical =
        asked.kind !== 'small-talk' &&
        asked.kind !== 'refusal' &&
        asked.kind !== 'unknown' &&
        asked.kind !== 'unsure'
      if (!isTopical) return context
      return { ...context, last: asked, isDocumentLast: asked.kind === 'document' }
    },
    { last: null, document, isDocumentLast: false },
  )
}
