import type { Passage } from '#shared/knowledge/passage.ts'
import type { Interpretation, Question } from './interpretation.ts'
import type { PassageHit, PassageIndex } from './passage-index.ts'
import { countSubjects, normaliseText, splitWords } from './question-words.ts'

/** Scores of the passage index, set on the tuning half of the evaluation. */
const sure = 0.45
const suggestible = 0.2
const suggestions = 3

/** Passages that stand in an order, so that "the next one" has a meaning. */
const ladders: readonly (readonly string[])[] = [
  ['partners.referral', 'partners.solution', 'partners.strategic'],
  ['incidents.low', 'incidents.medium', 'incidents.high', 'incidents.critical'],
  ['basics.scope-1', 'basics.scope-2', 'basics.scope-3'],
  ['pipeline.detection', 'pipeline.matching', 'pipeline.verification', 'pipeline.calculation'],
]

/** Finds the passage that a question asks for, alone or as a follow-up to the passage before it. */
export function recognisePassageQuestion(
  question: Question,
  last: Passage | null,
  index: PassageIndex,
  findPassage: (id: string) => Passage | undefined,
): Interpretation {
  if (last !== null) {
    const step = stepIn(question.text)
    const next = step === null ? undefined : findPassage(neighbourOf(last.id, step) ?? '')
    if (next !== undefined) return { kind: 'passage', passage: next }
    if (asksForMore(question.text)) return { kind: 'more', passage: last }
  }

  const hits = searchSentences(question, index)
  const alone = hits[0]?.score ?? 0
  if (last !== null && leansBack(question)) {
    const [leaning] = index.search([...splitWords(normaliseText(last.topic)), ...question.words], 1)
    const isBetter = leaning !== undefined && (pointsBack(question) || leaning.score > alone)
    if (isBetter && leaning.score >= sure) return { kind: 'passage', passage: leaning.passage }
  }
  const [best] = hits
  if (best !== undefined && best.score >= sure) return { kind: 'passage', passage: best.passage }
  return {
    kind: 'unknown',
    nearest: hits.filter((hit) => hit.score >= suggestible).map((hit) => hit.passage),
  }
}

/** The passages for the whole message or for one sentence of it, whichever fits better: people say hello first. */
function searchSentences(question: Question, index: PassageIndex): PassageHit[] {
  const sentences = question.sentences.length > 1 ? question.sentences : []
  const searches = [question.words, ...sentences.filter((words) => countSubjects(words) > 1)].map((words) =>
    index.search(words, suggestions),
  )
  return searches.reduce((best, hits) => ((hits[0]?.score ?? 0) > (best[0]?.score ?? 0) ? hits : best))
}

/** True for a question that may not stand alone: hardly a subject of its own, or opened as a continuation. */
function leansBack(question: Question): boolean {
  return (
    countSubjects(question.words) <= 1 ||
    pointsBack(question) ||
    /^(and|but|so|also|what about|how about|what if|then|why|or)\b/.test(question.text)
  )
}

/** True where a pronoun stands for what was just talked about. */
function pointsBack(question: Question): boolean {
  return /\b(it|its|they|them|those|these|that|there|ones?)\b/.test(question.text)
}

function asksForMore(text: string): boolean {
  return /^(please )?((can|could) you )?(tell me|say|explain|give me|show me|any)?( a (bit|little))? ?(more|more (details?|info(rmation)?)|further details?|elaborate|go on|continue|expand)( about (it|that|this)| on (it|that|this))?( please)?[?.!]*$/.test(
    text,
  )
}

function stepIn(text: string): 1 | -1 | null {
  if (text.split(' ').length > 8) return null
  const isPointing = /\b(one|ones|step|tier|level|stage|scope|after|next)\b/.test(text)
  if (!isPointing) return null
  if (/\b(above|next|after|higher|following)\b/.test(text)) return 1
  if (/\b(below|previous|before|lower|prior)\b/.test(text)) return -1
  return null
}

function neighbourOf(id: string, step: 1 | -1): string | undefined {
  const ladder = ladders.find((rungs) => rungs.includes(id))
  return ladder?.[ladder.indexOf(id) + step]
}
