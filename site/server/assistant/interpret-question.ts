import { allPassages } from '#server/knowledge/all-passages.ts'
import type { ChatCallMessage } from '#shared/chat-messages.ts'
import type { Passage } from '#server/knowledge/passage.ts'
import { isDocumentReply } from './document-reply.ts'
import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { Context, Interpretation, Question, ThresholdTest } from './interpretation.ts'
import { openPassageIndex } from './passage-index.ts'
import { pickSentences } from './pick-sentences.ts'
import { writeNumbersInDigits } from './number-words.ts'
import { normaliseText, splitWords, withoutCommand } from './question-words.ts'
import { recogniseDocumentQuestion } from './recognise-document-question.ts'
import { recogniseNextOnLadder } from './recognise-next-on-ladder.ts'
import { recogniseForeign } from './recognise-language.ts'
import { recogniseOrdinal } from './recognise-ordinal.ts'
import { recogniseHostile } from './recognise-hostile.ts'
import { recogniseSeveral } from './recognise-several.ts'
import { recognisePassageQuestion } from './recognise-passage-question.ts'
import { recognisePlanQuestion } from './recognise-plan-question.ts'
import { recognisePriceQuestion } from './recognise-price-question.ts'
import { recogniseSmallTalk } from './recognise-small-talk.ts'
import { readActivities } from '@doublerule/carbon/calculator/read-activities.ts'
import { recogniseReason } from './sum/recognise-reason.ts'
import { recogniseScope } from './sum/recognise-scope.ts'
import { recogniseSum } from './sum/recognise-sum.ts'
import { sumBefore } from './sum/change-sum.ts'
import { recogniseThreshold } from './recognise-threshold.ts'
import { recogniseUnfitCount } from './recognise-unfit-count.ts'
import { recogniseUploadRequest } from './recognise-upload-request.ts'
import { openSpelling } from '@doublerule/carbon/calculator/open-spelling.ts'
import { stemWord } from './stem-word.ts'
import { plainWords, stopWords } from './word-lists.ts'

const index = openPassageIndex(allPassages)
const passageById = new Map(allPassages.map((passage) => [passage.id, passage]))
const spelling = openSpelling([...index.words, ...stopWords, ...plainWords], {
  shortest: 4,
  longest: 20,
  mostSlips: 2,
})
/** "Limiting" is no slip where "limit" is known. */
const knownStems = new Set([...index.words].map(stemWord))
/** A message with more unknown words is in another language or is none: its other words are left as they are. */
const mostCorrected = 8

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
    if (spelling.isKnown(word) || knownStems.has(stemWord(word)) || unknown >= mostCorrected) return word
    unknown += 1
    return spelling.mend(word) ?? word
  })
}

/** Reads a question in the light of the ones before it. Rules that are sure come first; passages last. */
export function interpretQuestion(raw: string, context: Context): Interpretation {
  const question = readQuestion(raw)
  return (
    recogniseHostile(question) ??
    recogniseForeign(question, (asked) => recogniseSum(asked, nothingSaid, () => true)) ??
    recogniseSeveral(question, context, interpretOne) ??
    interpretOne(question, context)
  )
}

/** From this score a passage is what was asked, and the question is no continuation of the one before. */
const answeredBySite = 0.6

/** "and in Tasmania?", "what about petrol?", "double that", or a word or two. */
function opensAsContinuation({ text, words }: Question): boolean {
  return (
    words.length <= 2 ||
    /^(and|but|so|also|or|then|now|same|what about|how about|what if|what would|for|in|with|on|by|if|make|instead)\b/.test(
      text,
    ) ||
    /\b(that|this)\b/.test(text)
  )
}

function interpretOne(question: Question, context: Context): Interpretation {
  const { last } = context
  const siteScore = () => index.search(question.words, 1)[0]?.score ?? 0
  const standsAlone = () =>
    !opensAsContinuation(question) && (siteScore() >= answeredBySite || index.isStrange(question.words))
  return (
    recogniseSmallTalk(question) ??
    recogniseOrdinal(question, context, (id) => passageById.get(id)) ??
    recogniseDocumentQuestion(question, context, siteScore, passageById.get('reading.correct-value')) ??
    recogniseThreshold(question, last) ??
    withAside(recogniseSum(question, context, standsAlone), question) ??
    recogniseReason(last, question, passageOf(last)) ??
    recogniseNextOnLadder(question, last, (id) => passageById.get(id)) ??
    recogniseUnfitCount(question, last) ??
    recognisePlanQuestion(question, last, standsAlone) ??
    recogniseUploadRequest(question, (id) => passageById.get(id)) ??
    recognisePriceQuestion(question, (id) => passageById.get(id)) ??
    orScope(question, last, siteScore) ??
    orLeftSum(recognisePassageQuestion(question, passageOf(last), index), question)
  )
}

/** What is said beside a sum whose words ask for more than the sum. */
const asides: readonly { asks: RegExp; of: ActivityKind; id: string }[] = [
  {
    asks: /\b(?:green ?power|lgcs?|ppa|renewables?|renewable energy|certificates?|carbon neutral)\b/,
    of: 'electricity',
    id: 'accounting.greenpower-zero',
  },
  { asks: /\b(?:gwps?|warming potentials?)\b/, of: 'refrigerant', id: 'basics.gwp' },
]

/** What is asked beside a sum: by its words, or in a sentence of its own in a letter. */
function withAside(found: Interpretation | null, { text, corrected }: Question): Interpretation | null {
  if (found?.kind !== 'sum' && found?.kind !== 'factor') return found
  const aside = asides.find(
    ({ asks, of }) => asks.test(text) && found.activities.some(({ kind }) => kind === of),
  )
  const also = passageById.get(aside?.id ?? '') ?? askedBeside(corrected)
  return also === null ? found : { ...found, also }
}

/** The passage that the sentences without a figure ask for. */
function askedBeside(corrected: string): Passage | null {
  const sentences = corrected.split(/(?<=[.?!])\s+|\n+/)
  if (sentences.length < 2) return null
  const asking = sentences.filter((sentence) => sentence.includes('?') && !/\d/.test(sentence))
  const hits = asking.flatMap((sentence) => index.search(splitWords(withoutCommand(sentence)), 1))
  const [best] = hits.toSorted((one, other) => other.score - one.score)
  return best !== undefined && best.score >= sureBeside && best.shared.size > 1 ? best.passage : null
}

const sureBeside = 0.4
const mostWordsAboutSum = 5

/** The scope of a thing, where no passage is about its scope. */
function orScope(
  question: Question,
  last: Interpretation | null,
  siteScore: () => number,
): Interpretation | null {
  const isShort = sumBefore(last) !== null && question.words.length <= mostWordsAboutSum
  return siteScore() >= answeredBySite && !isShort ? null : recogniseScope(question, last)
}

/** Amounts that no passage is about are a sum after all: what is missing is asked for, rather than not known. */
function orLeftSum(found: Interpretation, { raw }: Question): Interpretation {
  if (found.kind !== 'unknown' && found.kind !== 'unsure') return found
  const { activities } = readActivities(raw)
  const isLeft = activities.some(({ kind, unit, thing, multipliers }) =>
    found.kind === 'unknown'
      ? unit !== null || thing !== null
      : unit !== null && (kind !== null || multipliers.length > 0),
  )
  return isLeft ? { kind: 'sum', activities } : found
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

/** True for what a follow-up can lean on. */
function isTopical({ kind }: Interpretation): boolean {
  return kind !== 'small-talk' && kind !== 'refusal' && kind !== 'unknown' && kind !== 'unsure'
}

/** The passage a follow-up leans on: the one just given, or the one behind the sum just done. */
function passageOf(last: Interpretation | null): Passage | null {
  if (last?.kind === 'passage' || last?.kind === 'more') return last.passage
  if (last?.kind === 'state-comparison') return passageById.get('basics.nga-state') ?? null
  if (last?.kind === 'threshold') return passageById.get(passagesBehindTests[last.test]) ?? null
  const sum = sumBefore(last)
  if (sum === null) return null
  return (
    passageById.get(passagesBehindSums[sum.activities[0]?.kind ?? 'spend'] ?? 'pipeline.calculation') ?? null
  )
}

const passagesBehindTests: Readonly<Record<ThresholdTest, string>> = {
  nger: 'rules.nger',
  safeguard: 'rules.safeguard',
  group: 'rules.aasb-s2',
}

const passagesBehindSums: Partial<Record<ActivityKind, string>> = {
  electricity: 'basics.nga-state',
  diesel: 'basics.diesel',
  flight: 'basics.travel',
  hotel: 'basics.travel',
  taxi: 'basics.travel',
  train: 'basics.travel',
  waste: 'basics.waste-water',
  water: 'basics.waste-water',
  wastewater: 'basics.waste-water',
  refrigerant: 'basics.refrigerant',
  spend: 'basics.spend',
}

const nothingSaid: Context = {
  last: null,
  offered: [],
  lastSum: null,
  listed: [],
  sums: [],
  document: null,
  isDocumentLast: false,
}

/** Messages further back than this are not looked at, but for the last reply about a file: each is read again. */
const rememberedMessages = 16
/** How the chat panel names an upload in the history; it asks nothing. */
const uploadMessage = /^Uploaded .+/

/** Reads the conversation in order, each question of the visitor in the light of what came before it. */
export function readContext(messages: readonly ChatCallMessage[]): Context {
  const document = messages.findLast(isDocumentReply)?.content ?? null
  return messages.slice(-rememberedMessages).reduce<Context>(
    (context, message) => {
      if (isDocumentReply(message)) return { ...nothingSaid, document: message.content, isDocumentLast: true }
      if (message.role === 'assistant' || uploadMessage.test(message.content)) return context
      const whole = interpretQuestion(message.content, context)
      const asked = whole.kind === 'several' ? (whole.parts.findLast(isTopical) ?? whole) : whole
      const offered = asked.kind === 'unsure' ? [asked.passage, ...asked.others] : []
      if (!isTopical(asked)) return { ...context, offered }
      const sum = sumBefore(asked)
      const sums = sum === null ? [] : [...context.sums, sum.activities]
      const lists =
        asked.kind === 'passage' ? [asked.passage, asked.also].flatMap((shown) => shown?.lists ?? []) : []
      return {
        ...context,
        last: asked,
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
