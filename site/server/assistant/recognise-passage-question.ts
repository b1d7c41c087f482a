import type { Passage } from '#server/knowledge/passage.ts'
import { chooseBeside } from './choose-beside.ts'
import type { Interpretation, Question } from './interpretation.ts'
import type { PassageHit, PassageIndex } from './passage-index.ts'
import { scoreAlone } from './score-alone.ts'
import { stopWords } from './word-lists.ts'
import { contentStems, countSubjects, normaliseText, splitWords } from './question-words.ts'

/**
 * Scores of the passage index: how likely a passage answers, set on the labelled questions (decision 102). Below
 * this about one first passage in four is right.
 */
const sure = 0.2
/** What one shared word has to reach when the passage lacks another word of the question: "hikes near Brisbane". */
const sureOfThin = 0.47
/** "Can I really make a difference?" shares only words that are everywhere. */
const sureOfNothing = 0.65
/** From here a question stands by itself, however short. */
const clear = 0.6
const possible = 0.12
/** A pronoun makes a reading in the light of the last subject likelier by so much. */
const pullOfPointing = 0.75
/** A question of so few words that fits nothing is read as a continuation. */
const mostWordsWhenLost = 7
/** A long question that shares this much of its subject with one passage, and less with every other, is about it. */
const lead = { score: 0.1, shared: 3, ahead: 2.4 }
/** What holds two words of the question's subject, or three of a longer one, is shown as a guess: a question about other things does not. */
const wordsInCommon = [
  { score: 0.04, shared: 2, ahead: 1 },
  { score: 0.02, shared: 3, ahead: 1 },
]
const suggestible = 0.1
/** From this share of its score another gives way to what was not told yet, or is as good a guess. */
const equal = 0.85
const near = 0.45
/** "How big?", "which category?" have no subject but the one before. */
const asksMeasure = /^(?:how\w+|category|scope)$/
const suggestions = 5
const shownSuggestions = 3

/** Finds the passage that a question asks for, alone or as a follow-up to the passage before it. */
export function recognisePassageQuestion(
  question: Question,
  last: Passage | null,
  index: PassageIndex,
): Interpretation {
  if (last !== null && asksForMore(question.text)) return { kind: 'more', passage: last }
  const hits = searchSentences(question, index)
  const tell = ({ passage }: PassageHit) => ({
    passage,
    sentence: index.sentenceFor(passage, question.words),
  })
  const alone = scoreAlone(question.words, hits[0])
  const leaning = last === null ? null : leanOn(last, question, index)
  const own = contentStems(question.words)
  const ownHeld = (hit: PassageHit | undefined) => own.filter((stem) => hit?.shared.has(stem)).length
  if (leaning !== null && leaning.score >= sure) {
    // A passage that holds more of what was said now is meant, not the one that holds the subject before.
    const isOwn = alone >= sure && ownHeld(hits[0]) > ownHeld(leaning)
    const isWhole = question.words.some((word) => !stopWords.has(word) && !asksMeasure.test(word))
    const isClear = isWhole && (alone >= clear || isOwn) && !pointsBack(question)
    const isLost =
      alone < sure && !index.isStrange(question.words) && question.words.length <= mostWordsWhenLost
    const isBetter = leaning.score > alone * (pointsBack(question) ? pullOfPointing : 1)
    if (isLost || (leansBack(question) && isBetter && !isClear))
      return { kind: 'passage', passage: leaning.passage, also: null }
  }
  const [best, second] = hits
  const isThin = best !== undefined && (best.shared.size === 0 || (best.shared.size < 2 && best.lacks))
  const least = best?.shared.size === 0 ? sureOfNothing : isThin ? sureOfThin : sure
  if (best !== undefined && (best.score >= least || isAhead(best, second, lead))) {
    return { kind: 'passage', passage: best.passage, ...chooseBeside(question, hits, index) }
  }
  const isElsewhere = isThin && namesStranger(question, index)
  const isGuess =
    best !== undefined &&
    (best.score >= possible || wordsInCommon.some((bound) => isAhead(best, second, bound)))
  if (isGuess && !isElsewhere) {
    const others = hits
      .filter((hit) => hit.score >= near * best.score)
      .slice(1, shownSuggestions)
      .map(tell)
    return { kind: 'unsure', passage: best.passage, others }
  }
  return {
    kind: 'unknown',
    nearest: hits
      .filter((hit) => hit.score >= suggestible)
      .slice(0, shownSuggestions)
      .map((hit) => hit.passage),
  }
}

/** People tell their case around what they ask: the words that no passage holds weigh less than the lead of one. */
function isAhead(
  best: PassageHit,
  second: PassageHit | undefined,
  { score, shared, ahead }: typeof lead,
): boolean {
  return best.score >= score && best.shared.size >= shared && best.score >= ahead * (second?.score ?? 0)
}

/** "What is the capital of France?": a name inside the question that no passage holds. */
function namesStranger({ raw }: Question, index: PassageIndex): boolean {
  const names = raw.match(/(?<=[a-z,] )\p{Lu}\p{Ll}{2,}/gu) ?? []
  return names.some((name) => !index.words.has(name.toLowerCase()))
}

/** The best passage for the subject before and the question together, where it holds a word of the question itself. */
function leanOn(last: Passage, question: Question, index: PassageIndex): PassageHit | null {
  const own = contentStems(question.words.filter((word) => word !== 'who' && word !== 'whom'))
  const hits = index.search([...splitWords(normaliseText(last.topic)), ...question.words], suggestions)
  const isAnyKnown = countSubjects(question.words) > 0 && index.search(question.words, 1).length > 0
  const [best, ...others] = hits.filter(({ held }) => !isAnyKnown || own.some((stem) => held.has(stem)))
  if (best === undefined || best.passage.id !== last.id || !isAnyKnown) return best ?? null
  // What was just told is hardly asked for again where another passage fits nearly as well.
  return others.find(({ score }) => score >= equal * best.score) ?? best
}

/** The passages for the whole message or for one sentence of it, whichever fits better: people say hello first. */
function searchSentences(question: Question, index: PassageIndex): PassageHit[] {
  // "We own 40 % of it, how much of its emissions …": what points back is read with the rest only.
  const sentences =
    question.sentences.length > 1
      ? question.sentences.filter((words) => !words.some((word) => possessives.has(word)))
      : []
  const leastSubjects = Math.max(2, countSubjects(question.words) / 2)
  const searches = [
    question.words,
    ...sentences.filter((words) => countSubjects(words) >= leastSubjects),
  ].map((words) => index.search(words, suggestions))
  // "Are you hiring? I'm a Python developer": the one sentence that asks, beside what is told of the asker.
  const asking = question.corrected.match(/[^.?!]+\?/g) ?? []
  if (sentences.length > 1 && asking.length === 1)
    searches.push(
      ...asking
        .map(splitWords)
        .filter((words) => countSubjects(words) > 0)
        .map((words) => index.search(words, suggestions))
        .filter(([hit]) => (hit?.score ?? 0) >= clear),
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

const possessives: ReadonlySet<string> = new Set(['its', 'their', 'theirs'])

/** True where a pronoun stands for what was just talked about. */
function pointsBack(question: Question): boolean {
  return /\b(it|its|they|them|those|these|that|(?<!\b(?:is|are|was|were) )there|ones?)\b/.test(question.text)
}

function asksForMore(text: string): boolean {
  return /^(please )?((can|could) you )?(tell me|say|explain|give me|show me|any)?( a (bit|little))? ?(more|more (details?|info(rmation)?)|further details?|elaborate|go on|continue|expand)( about (it|that|this)| on (it|that|this))?( please)?[?.!]*$/.test(
    text,
  )
}
