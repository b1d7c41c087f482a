import { isDocumentReply } from '@doublerule/carbon/reply/read-reply.ts'
import type { ChatCallMessage } from '#shared/chat-messages.ts'
import type { Passage } from '#server/knowledge/passage.ts'
import { subjectNamed } from '#server/knowledge/subject-named.ts'
import { interpretQuestion } from './interpret-question.ts'
import type { Context, Interpretation } from './interpretation.ts'
import { nothingSaid } from './nothing-said.ts'
import { normaliseText } from './question-words.ts'
import { sumBefore } from './sum/change-sum.ts'

/** Messages further back than this are not looked at, but for the last reply about a file: each is read again. */
const rememberedMessages = 16
/** How the chat panel names an upload in the history; it asks nothing. */
const uploadMessage = /^Uploaded .+/

/** True for a reply about an uploaded file. */
export function isAboutDocument({ role, content }: ChatCallMessage): boolean {
  return role === 'assistant' && isDocumentReply(content)
}

/** Reads the conversation in order, each question of the visitor in the light of what came before it. */
export function readContext(messages: readonly ChatCallMessage[]): Context {
  const document = messages.findLast(isAboutDocument)?.content ?? null
  return messages.slice(-rememberedMessages).reduce<Context>(
    (context, message) => {
      if (isAboutDocument(message)) return { ...nothingSaid, document: message.content, isDocumentLast: true }
      if (message.role === 'assistant' || uploadMessage.test(message.content)) return context
      const whole = interpretQuestion(message.content, context)
      const asked = whole.kind === 'several' ? (whole.parts.findLast(isTopical) ?? whole) : whole
      const offered = offeredBy(asked)
      // Thanks between a list and the number that picks from it.
      if (asked.kind === 'small-talk') return context
      const subject = subjectNamed(normaliseText(message.content)) ?? context.subject
      if (!isTopical(asked)) return { ...context, offered, subject }
      const sum = sumBefore(asked)
      const sums = sum === null ? [] : [...context.sums, sum.activities]
      const passages =
        asked.kind === 'passage' ? [asked.passage, asked.also].flatMap((shown) => shown ?? []) : []
      const lists = passages.flatMap((shown) => shown.lists)
      const given = passages.map(({ id }) => id)
      return {
        ...context,
        last: asked,
        subject: asked.kind.startsWith('plan') ? null : subject,
        shown: new Set([...context.shown, ...given]),
        offered,
        lastSum: sum ?? context.lastSum,
        listed: lists.length > 0 ? lists : context.listed,
        sums,
        isDocumentLast: asked.kind === 'document',
      }
    },
    { ...nothingSaid, document },
  )
}

/** The passages that an answer numbers, the one that it gives first. */
function offeredBy(asked: Interpretation): Passage[] {
  if (asked.kind === 'unsure') return [asked.passage, ...asked.others.map(({ passage }) => passage)]
  if (asked.kind !== 'passage') return []
  const { near = [] } = asked
  return near.length > 0 ? [asked.passage, ...near.map(({ passage }) => passage)] : []
}

/** True for what a follow-up can lean on. */
function isTopical({ kind }: Interpretation): boolean {
  return kind !== 'small-talk' && kind !== 'refusal' && kind !== 'unknown' && kind !== 'unsure'
}
