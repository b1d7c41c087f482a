import type { Context, Interpretation, Question } from './interpretation.ts'
import { normaliseText, splitWords, withoutCommand } from './question-words.ts'

const mostParts = 3
const asking =
  'what|where|how|when|who|which|why|do|does|did|is|are|can|could|will|would|should|tell me|explain|show me|give me|describe|list'
const joint = new RegExp(
  String.raw`[?!.;]+\s+|,?\s+(?:and|also|plus|then)\s+(?:also\s+|then\s+)?(?=(?:${asking})\b)`,
  'i',
)
const opensAsking = new RegExp(
  String.raw`^(?:(?:and|also|plus|please|so|then|ok|hi|hello)[ ,]+)*(?:${asking})\b`,
  'i',
)

/**
 * "What does it cost and where is the data stored?": a message of two or three questions, each read in the light of
 * the one before. Null where the parts are one question, or where a part alone is not understood.
 */
export function recogniseSeveral(
  question: Question,
  context: Context,
  interpret: (question: Question, context: Context) => Interpretation,
): Interpretation | null {
  const texts = question.corrected
    .split(joint)
    .map((text) => text.trim())
    .filter(Boolean)
  const isEachAsking = texts.every((text) => opensAsking.test(text) && text.split(' ').length > 2)
  if (texts.length < 2 || texts.length > mostParts || !isEachAsking) return null
  const parts: Interpretation[] = []
  let last = context
  for (const text of texts) {
    const part = interpret(partOf(text, question), last)
    if (!isAnswer(part)) return null
    // What else one question may have meant would stand among the answers to the others.
    parts.push(part.kind === 'passage' ? { ...part, near: [] } : part)
    last = { ...last, last: part, isDocumentLast: part.kind === 'document' }
  }
  return new Set(parts.map((part) => JSON.stringify(part))).size > 1 ? { kind: 'several', parts } : null
}

/** The part as a question of its own, as typed where it can be found in the message. */
function partOf(text: string, question: Question): Question {
  const at = normaliseText(question.raw).indexOf(text)
  const raw =
    at < 0 || normaliseText(question.raw).length !== question.raw.length
      ? text
      : question.raw.slice(at, at + text.length)
  const words = splitWords(withoutCommand(text))
  return { raw, text, corrected: text, words, sentences: [words] }
}

function isAnswer({ kind }: Interpretation): boolean {
  return (
    kind !== 'unknown' && kind !== 'unsure' && kind !== 'small-talk' && kind !== 'refusal' && kind !== 'more'
  )
}
