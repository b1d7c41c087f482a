import type { Passage } from '#server/knowledge/passage.ts'
import { nothingAsked, type AskedActivity } from '@doublerule/carbon/calculator/asked-activity.ts'
import { readActivities } from '@doublerule/carbon/calculator/read-activities.ts'
import { plus } from '@doublerule/carbon/decimal.ts'
import { readReply, type DocumentReply } from '@doublerule/carbon/reply/read-reply.ts'
import type { Context, DocumentTopic, Interpretation, Question } from './interpretation.ts'

const pointsAtDocument =
  /\b(this|that|the|my|our|your) (\w+ )?(bill|invoice|receipt|document|file|docket|statement|upload|pdf|reading|analysis|spreadsheet|photo|scan|reply above)\b|\b(i|we) (just )?(uploaded|attached|sent)\b/

/** Subjects of the site that no bill is about. */
const siteSubjects =
  /\b(plans?|platform|subscription|demo|api|pricing|dashboards?|partners?|integrations?|core|growth|enterprise)\b/

const mostWordsOfFollowUp = 9
/** Topics that are a line of the reply each: several may be asked for at once. */
const fields: ReadonlySet<DocumentTopic> = new Set(['supplier', 'period', 'place'])
const correcting = /\b(?:change|correct|edit|fix|adjust|override|amend)\b/

/** From this score a passage is taken to be what was asked, when nothing points at the file. */
const clearlyOfTheSite = 0.5
const probablyOfTheSite = 0.3

const topics: readonly (readonly [DocumentTopic, RegExp])[] = [
  [
    'largest',
    /\b(biggest|largest|highest|most of (it|the|that)|main (part|line|source|share|contributor|driver)|worst|major|contributes? most|emits? (the )?most)\b/,
  ],
  [
    'questions',
    /\b(open question|which option|what (do|did) you (ask|need)|need (to know )?from me|generator|vehicle|non-?metro|metro)\b/,
  ],
  ['checks', /\b(checks?|checked|verified|verify|add(s)? up|errors?|tick ?marks?|pass(ed)?|fail(ed)?)\b/],
  ['left-out', /\b(left out|missing|ignored|not counted|skipped|leave out|excluded?)\b/],
  ['money', /\b(owe|owing|pay|payable|amount due|dollars?|price|costs?|gst)\b|\$/],
  [
    'working',
    /\b(how (did|do) you|working|calculat\w*|worked out|work it out|sums?|formula|get (that|to that)|arrive)\b/,
  ],
  ['factors', /\b(factors?|edition|table|source|publisher|nga|defra)\b/],
  [
    'place',
    /\b(place|state|region|where|location|grid|queensland|victoria|new south wales|nsw|qld|tasmania)\b/,
  ],
  ['review', /\b(why|review|unsure|confiden\w*|how sure|certain)\b/],
  [
    'supplier',
    /\b(whose|supplier|retailer|who (is|was|sent|issued)|which company|vendor|from whom|provider)\b/,
  ],
  ['period', /\b(period|dates?|when|month|quarter|which year|how long)\b/],
  [
    'quantities',
    /\b(how (much|many) (kwh|mwh|gj|mj|litres?|l|units?|electricity|gas|fuel|energy|power|water|diesel|petrol)|quantit(y|ies)|usage|consumption|used|use|activities|lines?)\b/,
  ],
  [
    'totals',
    /\b(totals?|tonnes?|co2e?|carbon|emissions?|emit|footprint|scope ?[123]?|kg|kilograms?|altogether|how much)\b/,
  ],
  ['heading', /\b(find|found|what (is|was|kind|type)|summar\w*|which (kind|type)|about)\b/],
]

/** Words that tie a question to what was just shown; without one, "What is Scope 3?" asks in general. */
const pointsBack = /\b(that|this|it|its|did|was|were|the|and|there|instead)\b/

/**
 * Questions about an uploaded file, answered from the reply to it that stands in the conversation.
 * @param correction how a value is corrected.
 * @param siteScore how well a passage of the site answers the same question, 0 to 1.
 */
export function recogniseDocumentQuestion(
  question: Question,
  context: Context,
  siteScore: () => number,
  correction: Passage | undefined,
): Interpretation | null {
  if (context.document === null) return null
  const isNamed = pointsAtDocument.test(question.text)
  if (!isNamed && !context.isDocumentLast) return null
  if (!isNamed && siteSubjects.test(question.words.join(' '))) return null
  if (!isNamed && !pointsBack.test(question.text) && siteScore() >= clearlyOfTheSite) return null
  const reply = readReply(context.document)
  const elsewhere = inAnotherPlace(question, reply)
  if (elsewhere !== null) return { kind: 'sum', activities: [elsewhere] }

  const isCorrection = correcting.test(question.text) && question.words.length <= mostWordsOfFollowUp
  if (isCorrection && correction !== undefined) return { kind: 'passage', passage: correction, also: null }
  const line = reply.activities.find(({ name }) => namesLine(name, question.text))
  if (line !== undefined)
    return {
      kind: 'document',
      topic: 'quantities',
      reply: { ...reply, activities: [line] },
      words: question.text,
    }

  const text = question.words.join(' ')
  const topic = topics.find(([, pattern]) => pattern.test(question.text) || pattern.test(text))?.[0]
  if (topic === undefined && siteScore() >= probablyOfTheSite) return null
  if (topic === undefined)
    return isNamed ? { kind: 'document', topic: 'heading', reply, words: question.text } : null
  if (!isNamed && question.words.length > mostWordsOfFollowUp) return null
  const asked = (about: DocumentTopic): Interpretation => ({
    kind: 'document',
    topic: about,
    reply,
    words: question.text,
  })
  if (!fields.has(topic)) return asked(topic)
  const named = topics.filter(([about, pattern]) => fields.has(about) && pattern.test(question.text))
  return named.length > 1 ? { kind: 'several', parts: named.map(([about]) => asked(about)) } : asked(topic)
}

/** "How much was off-peak?": the longest words of a line's name stand in the question. */
function namesLine(name: string, text: string): boolean {
  const words = name
    .toLowerCase()
    .split(/[^a-z-]+/)
    .filter((word) => word.length > 3 && !/^(usage|electricity|energy|charge|total)$/.test(word))
  return words.length > 0 && words.every((word) => new RegExp(`(?<![\\w-])${word}\\b`).test(text))
}

/** "What would it be in Tasmania?": the electricity of the file on another grid. */
function inAnotherPlace(question: Question, reply: DocumentReply): AskedActivity | null {
  const [region] = readActivities(question.raw).regions
  if (region === undefined || !/\b(would|if|instead|same)\b/.test(question.text)) return null
  const quantities = reply.activities.flatMap(({ amount }) =>
    amount?.unit === 'kWh' ? [amount.quantity] : [],
  )
  const [first, ...others] = quantities
  if (first === undefined) return null
  return {
    ...nothingAsked,
    kind: 'electricity',
    name: 'electricity',
    text: 'electricity of the uploaded file',
    quantity: others.reduce((sum, value) => plus(sum, value), first),
    unit: 'kWh',
    region,
    date: readActivities(reply.period ?? '').whole.date,
  }
}
