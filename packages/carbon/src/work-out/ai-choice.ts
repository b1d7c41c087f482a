import type { ActivityLine } from '../analysis/analysis-schema.ts'
import { findActivityDate } from '../factors/choose-edition.ts'
import { findCandidates } from './word-shelves.ts'
import type { Situation, WorkOutContext } from './choice.ts'
import { findPlace, findPlaceOfLine } from './find-place.ts'

/** What a model is shown of a line that the two other stages left open: words and candidates, never a number to make up. */
export type AiQuestion = {
  activity: string
  description: string
  unit: string | null
  candidates: readonly { id: string; label: string }[]
}

/** A model's answer: one of the given ids or null for none of them, with its reason. */
export type AiAnswer = { id: string | null; reason: string }

/** The AI stage, given by whoever runs a model. Absent, the stage is off. */
export type ChooseAmong = (question: AiQuestion) => Promise<AiAnswer>

/** Answers by activity id, ready for `workOutActivities`. */
export type AiChoices = ReadonlyMap<string, AiAnswer>

/** Lines whose best candidate is at least this likely are not asked. */
const askBelow = 0.9

/** The situation of one line on a document. */
export function situationOf(line: ActivityLine, context: WorkOutContext): Situation {
  return {
    line,
    place: findPlaceOfLine(findPlace(context), line.unit),
    date: findActivityDate(line.details?.date ?? null, line.period, context.period, context.issueDate),
    documentType: context.documentType,
  }
}

/** The questions that a model may answer: open lines with their candidates, at most five each. */
export function findAiQuestions(lines: readonly ActivityLine[], context: WorkOutContext): AiQuestion[] {
  return lines.flatMap((line) => {
    const found = findCandidates(situationOf(line, context))
    const isOpen = found[0] !== undefined && found[0].confidence < askBelow
    if (!isOpen) return []
    const candidates = found.map(({ factor, label }) => ({ id: factor.id, label }))
    return [{ activity: line.id, description: line.description, unit: line.unit, candidates }]
  })
}

/** Asks the model about each open line, one after the other; an answer outside the given ids counts as none. */
export async function chooseWithAi(
  lines: readonly ActivityLine[],
  context: WorkOutContext,
  chooseAmong: ChooseAmong,
): Promise<AiChoices> {
  const choices = new Map<string, AiAnswer>()
  for (const question of findAiQuestions(lines, context)) {
    const answer = await chooseAmong(question)
    const isGiven = answer.id === null || question.candidates.some(({ id }) => id === answer.id)
    choices.set(
      question.activity,
      isGiven ? answer : { id: null, reason: 'the model named a factor that it was not given' },
    )
  }
  return choices
}
