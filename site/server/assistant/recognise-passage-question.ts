import type { Passage } from '#shared/knowledge/passage.ts'
import type { Interpretation, Question } from './interpretation.ts'
import type { PassageHit, PassageIndex } from './passage-index.ts'
import { countSubjects, normaliseText, splitWords } from './question-words.ts'

/** Scores of the passage index, set on the tuning half of the evaluation. */
const sure = 0.45
const possible = 0.36
const suggestible = 0.2
/** From this share of the best score a second passage is given too. */
const nearlyAsGood = 0.9
const suggestions = 3

/** Finds the passage that a question asks for, alone or as a follow-up to the passage before it. */
export function recognisePassageQuestion(
  question: Question,
  last: Passage | null,
  index: PassageIndex,
): Interpretation {
  if (last !== null && asksForMore(question.text)) return { kind: 'more', passage: last }
  const hits = searchSentences(question, index)
  const alone = hits[0]?.score ?? 0
  if (last !== null && leansBack(question)) {
    const [leaning] = index.search([...splitWords(normaliseText(last.topic)), ...question.words], 1)
    const isBetter = leaning !== undefined && (pointsBack(question) || leaning.score > alone)
    if (isBetter && leaning.score >= sure) return { kind: 'passage', passage: leaning.passage, also: null }
  }
  const [best, second] = hits
  if (best !== undefined && best.score >= sure) {
    const isClose = second !== undefined && second.score >= sure && second.score >= nearlyAsGood * best.score
    return { kind: 'passage', passage: best.passage, also: isClose ? second.passage : null }
  }
  if (best !== undefined && best.score >= possible) return { kind: 'unsure', passage: best.passage }
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
