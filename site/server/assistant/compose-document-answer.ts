import { compare } from '@doublerule/carbon/decimal.ts'
import type { DocumentReply } from '@doublerule/carbon/reply/read-reply.ts'
import { pages } from '#shared/answer-pages.ts'
import type { Answer, DocumentTopic, Interpretation } from './interpretation.ts'

export type DocumentInterpretation = Extract<Interpretation, { kind: 'document' }>

/** An answer in the words of the reply about the file; what that reply does not hold is said not to be there. */
export function composeDocumentAnswer(asked: DocumentInterpretation): Answer {
  const paragraphs = answers[asked.topic](asked.reply, asked.words)
  return { paragraphs, sources: asked.topic === 'working' ? [pages.emissionData] : [] }
}

const answers: Record<DocumentTopic, (reply: DocumentReply, words: string) => string[]> = {
  heading: (reply) => [
    `From your document: ${reply.heading}.`,
    [...labelled(reply), ...reply.totals].join('\n') || 'Nothing on it could be counted.',
  ],
  supplier: (reply) => field('supplier', reply.supplier),
  period: (reply) => field('period', reply.period),
  place: (reply) => field('place', reply.place),
  totals: (reply, words) => describeTotals(reply, words),
  money: () => [
    'The reply about your document counts quantities, not money: amounts are read for the checks only. Please look at the document itself.',
  ],
  quantities: (reply) =>
    reply.activities.length === 0
      ? ['No quantity that causes emissions was found on your document.']
      : [
          reply.activities.length === 1
            ? 'Read from your document:'
            : 'These quantities were read from your document:',
          reply.activities.map(({ title }) => title).join('\n'),
        ],
  factors: (reply, words) => {
    const factors = [...new Set(reply.activities.flatMap((activity) => activity.factors))]
    if (factors.length === 0) return ['No factor was applied to your document.']
    const place =
      reply.place === null ? [] : [`It is the factor of the place on the document: ${reply.place}.`]
    return [
      factors.join('\n'),
      ...(/\b(why|how come|reason|chosen?|choose|pick(ed)?|where)\b/.test(words) ? place : []),
    ]
  },
  largest: (reply) => {
    const [first] = reply.activities
      .filter(({ kg }) => kg !== null)
      .toSorted((left, right) => compare(right.kg ?? '0', left.kg ?? '0'))
    if (first === undefined) return ['Nothing on your document was worked out, so no line is the largest.']
    return ['The line of your document that emits most:', [first.title, ...first.lines].join('\n')]
  },
  working: (reply) => {
    const worked = reply.activities.filter(({ sums }) => sums.length > 0)
    if (worked.length === 0) return ['Nothing on your document was worked out.']
    return worked.map(({ title, sums }) => [title, ...sums].join('\n'))
  },
  review: (reply) => {
    const doubtful = reply.activities.filter(({ isAccepted }) => !isAccepted)
    if (doubtful.length === 0) return ['Every line that was counted was accepted; none is marked for review.']
    return doubtful.map(({ title, lines }) => [title, ...lines.slice(-1)].join('\n'))
  },
  checks: (reply) =>
    reply.checks.length === 0
      ? ['No check could be run on your document.']
      : ['Checks on your document:', reply.checks.join('\n')],
  'left-out': (reply) =>
    reply.leftOut.length === 0 ? ['Nothing that was found was left out.'] : [reply.leftOut.join('\n')],
  questions: (reply, words) => {
    if (reply.questions.length === 0) return ['There is no open question on your document.']
    const options = reply.questions.flatMap((question) => question.options)
    const meant = options.filter((option) => wordsOf(option).some((word) => wordsOf(words).includes(word)))
    if (meant.length === 1) return [`With that answer: ${meant[0] ?? ''}.`]
    return reply.questions.map(({ text, options: all }) => [text, ...all].join('\n'))
  },
}

function field(name: string, value: string | null): string[] {
  return value === null
    ? [`No ${name} was found on your document.`]
    : [`The ${name} on your document: ${value}.`]
}

function labelled(reply: DocumentReply): string[] {
  return [
    ...(reply.supplier === null ? [] : [`Supplier: ${reply.supplier}`]),
    ...(reply.period === null ? [] : [`Period: ${reply.period}`]),
    ...(reply.place === null ? [] : [`Place: ${reply.place}`]),
  ]
}

function describeTotals(reply: DocumentReply, words: string): string[] {
  if (reply.totals.length === 0) return ['Nothing on your document was worked out, so there is no total.']
  const scope = /\bscope ?([123])\b/.exec(words)?.[1]
  if (scope === undefined) return [reply.totals.join('\n')]
  const line = reply.totals.find((total) => total.startsWith(`Scope ${scope}: `))
  return [
    line === undefined
      ? `Scope ${scope} of your document is 0: nothing of it was counted there.`
      : `${line}.`,
  ]
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter(
    (word) => !['with', 'scope', 'that', 'what', 'were', 'this'].includes(word),
  )
}
