import { readActivities } from '@doublerule/carbon/calculator/read-activities.ts'
import { contentStems, normaliseText, splitWords } from './question-words.ts'

const leastSentences = 3
const leastCharacters = 200
const asks =
  /\?|\b(?:wants? to know|(?:need|like|trying|have|want) to (?:know|find out|understand|work out|figure out|calculate)|wonder(?:ing)?|(?:my )?question is|not sure (?:if|whether|how|what)|unsure|how (?:do|can|should|would) (?:i|we))\b/i
const asksAmount =
  /\b(?:how (?:much|many)|total|calculate|work(?:ed)? out|footprint|what (?:is|are|was|were|would|does|do|did)\b.{0,60}\b(?:emissions?|emit|co2e?|carbon|come to|that)|in (?:tonnes|kg)|co2e?|emissions (?:of|from))\b/i
/** Words of every sum: they tell no amount from another. */
const ofEverySum = new Set(
  contentStems(splitWords('emission emissions carbon co2 co2e footprint total year calculate')),
)

export type Post = {
  /** What the post asks, with the amounts that it asks about. */
  text: string
  /** True where it asks for an amount of emissions, so that its figures are for working out. */
  isSum: boolean
}

/** A post of several sentences, read for its question; null for a short message, or one that asks nothing. */
export function narrowPost(raw: string): Post | null {
  const sentences = raw.split(/(?<=[.?!])\s+(?=\S)|\n+/).filter(Boolean)
  if (sentences.length < leastSentences || raw.length < leastCharacters) return null
  const asking = sentences.filter((sentence) => asks.test(sentence))
  if (asking.length === 0 || asking.length === sentences.length) return null
  const question = asking.join(' ')
  if (!asksAmount.test(question)) return { text: question, isSum: false }
  const hasAmount = readActivities(question).activities.some(
    ({ kind, unit }) => kind !== null && unit !== null,
  )
  if (hasAmount) return { text: question, isSum: true }
  const of = stemsOf(question)
  const told = sentences
    .filter((sentence) => !asking.includes(sentence) && /\d/.test(sentence))
    .map((sentence) => ({ sentence, shared: stemsOf(sentence).filter((stem) => of.includes(stem)).length }))
  const most = Math.max(0, ...told.map(({ shared }) => shared))
  const meant = told.filter(({ shared }) => shared === most).map(({ sentence }) => sentence)
  return { text: most === 0 ? raw : [...meant, question].join(' '), isSum: true }
}

function stemsOf(sentence: string): string[] {
  const stems = contentStems(splitWords(normaliseText(sentence)))
  return [...new Set(stems)].filter((stem) => !ofEverySum.has(stem) && !/\d/.test(stem))
}
