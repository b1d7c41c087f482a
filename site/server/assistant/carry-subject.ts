import { subjectNamed } from '#server/knowledge/subject-named.ts'
import type { Context, Interpretation, Question } from './interpretation.ts'
import type { PassageIndex } from './passage-index.ts'
import { scoreAlone } from './score-alone.ts'
import { contentStems, splitWords } from './question-words.ts'

const sure = 0.2
/** From this share of its score others are offered beside the passage. */
const near = 0.85
const candidates = 8
/** "And trains?" may be about what was said. */
const goesOn = /^(?:and|but|what about|how about)\b/
const mostOffered = 2

/**
 * "What are the penalties?" after talk of one law is about that law: where the question names none of its own and a
 * passage that holds the law fits the two together better than any fits the question alone.
 */
export function carrySubject(
  found: Interpretation,
  { text, words }: Question,
  { subject, shown }: Pick<Context, 'subject' | 'shown'>,
  index: PassageIndex,
): Interpretation {
  if (found.kind !== 'passage' && found.kind !== 'unsure' && found.kind !== 'unknown') return found
  const own = contentStems(words)
  const named = subject === null || subjectNamed(text) !== null ? [] : splitWords(subject)
  const stems = contentStems(named)
  const alone = scoreAlone(words, index.search(words, 1)[0])
  const [best, ...others] =
    stems.length === 0
      ? []
      : index
          .search([...named, ...words], candidates)
          .filter(({ held }) => stems.every((stem) => held.has(stem)) && own.some((stem) => held.has(stem)))
  if (best === undefined || best.score < Math.max(sure, alone))
    return goesOn.test(text) ? found : withoutRepeated(found, shown)
  const offered = others.filter(({ score }) => score >= near * best.score).slice(0, mostOffered)
  return {
    kind: 'passage',
    passage: best.passage,
    also: null,
    near: offered.map(({ passage }) => ({ passage, sentence: null })),
  }
}

/** What was said before in the talk is not added to another answer. */
function withoutRepeated(found: Interpretation, shown: ReadonlySet<string>): Interpretation {
  return found.kind === 'passage' && found.also !== null && shown.has(found.also.id)
    ? { ...found, also: null }
    : found
}
