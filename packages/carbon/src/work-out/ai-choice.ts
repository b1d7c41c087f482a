import type { ActivityLine } from '../analysis/analysis-schema.ts'
import { clipText } from '../analysis/plain-text.ts'
import type { AiAnswer, WorkOutContext } from './choice.ts'
import { chooseFactors } from './choose-factors.ts'
import { situationOf } from './situation.ts'

/** What a model is shown of a line that the two other stages left open: words and candidates, never a number to make up. */
export type AiQuestion = {
  activity: string
  description: string
  unit: string | null
  candidates: readonly { id: string; label: string }[]
}

/** The AI stage, given by whoever runs a model; null where the model gave no usable answer. Absent, the stage is off. */
export type ChooseAmong = (question: AiQuestion) => Promise<AiAnswer | null>

/** Answers by activity id, ready for `workOutActivities`. */
export type AiChoices = ReadonlyMap<string, AiAnswer>

/** Lines whose best candidate is at least this likely are not asked. */
const askBelow = 0.9
const mostCandidates = 5
const mostReasonCharacters = 160

/**
 * The questions that a model may answer: lines that got a factor by their words with less than full confidence, and
 * have other candidates. What a person is asked (which stream, which engine) is no question for a model.
 */
export function findAiQuestions(lines: readonly ActivityLine[], context: WorkOutContext): AiQuestion[] {
  return lines.flatMap((line) => {
    const { options, question, confidence } = chooseFactors(situationOf(line, context), null)
    const isOpen = question === null && options.length > 1 && confidence < askBelow
    if (!isOpen) return []
    const candidates = options.slice(0, mostCandidates).flatMap(({ factors: [factor], label }) => {
      return factor === undefined ? [] : [{ id: factor.id, label }]
    })
    return [{ activity: line.id, description: line.description, unit: line.unit, candidates }]
  })
}

/** Asks the model about each line, each on its own: the words of one line cannot bear on another. */
export async function chooseWithAi(
  questions: readonly AiQuestion[],
  chooseAmong: ChooseAmong,
): Promise<AiChoices> {
  const answers = await Promise.all(
    questions.map(async (question) => ({ question, answer: await chooseAmong(question) })),
  )
  return new Map(
    answers.flatMap(({ question, answer }): [string, AiAnswer][] => {
      const isGiven = question.candidates.some(({ id }) => id === answer?.id)
      return answer === null || !isGiven
        ? []
        : [[question.activity, { id: answer.id, reason: cleanReason(answer.reason, question) }]]
    }),
  )
}

const unsaid = 'it gave no reason that can be shown'

/** A reason is words about the line: one with an address, or with digits that stand neither in the line nor in a label, is dropped. */
function cleanReason(reason: string, { description, candidates }: AiQuestion): string {
  const text = clipText(reason, mostReasonCharacters)
  const known = [description, ...candidates.map(({ label }) => label)].join(' ')
  const isOwnNumber = (text.match(/\d+/g) ?? []).some((digits) => !known.includes(digits))
  const isAddress = /:\/\/|www\.|@/i.test(text)
  return text === '' || isOwnNumber || isAddress ? unsaid : text.replace(/[.!…\s]+$/, '')
}
