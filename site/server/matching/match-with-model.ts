import { applyAiChoices, findAiQuestionsOf } from '@doublerule/carbon/work-out/apply-ai-choices.ts'
import type { Analysis } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { chooseWithAi, type AiQuestion } from '@doublerule/carbon/work-out/ai-choice.ts'
import type { AiAnswer } from '@doublerule/carbon/work-out/choice.ts'
import type { Analyser } from '#server/adapters/analyser.ts'
import type { Model } from '#server/adapters/model.ts'
import type { ReplyGate } from '#server/chat/reply-gate.ts'
import { buildMatchingPrompt, readMatchingAnswer } from './matching-prompt.ts'

export type MatchingPorts = {
  model: Model
  /** Name of the model, as the analysis states it. */
  modelName: string
  /** Bounds the questions of all uploads together; one that gets no place is not asked. */
  gate: ReplyGate
  /** For all questions of one document. */
  patienceMs: number
  /** Questions of one document; further lines stay as the words matched them. */
  mostQuestions: number
  onFailure: (problem: unknown) => void
}

/**
 * The analyser with the third stage of matching: a model chooses among the candidates of lines that the other stages
 * left open. Whatever fails, the analysis goes on with what they found.
 */
export function matchWithModel(analyser: Analyser, ports: MatchingPorts): Analyser {
  return {
    analyse: async (bytes, fileName, options = {}) => {
      const result = await analyser.analyse(bytes, fileName, options)
      if (!result.ok) return result
      const { signal } = options
      const within = AbortSignal.timeout(ports.patienceMs)
      const analysis = await refine(
        result.analysis,
        ports,
        signal ? AbortSignal.any([signal, within]) : within,
      )
      signal?.throwIfAborted()
      return { ok: true, analysis }
    },
  }
}

async function refine(analysis: Analysis, ports: MatchingPorts, signal: AbortSignal): Promise<Analysis> {
  const questions = findAiQuestionsOf(analysis).slice(0, ports.mostQuestions)
  if (questions.length === 0) return analysis
  const choices = await chooseWithAi(questions, (question) => ask(question, ports, signal))
  return applyAiChoices(analysis, choices, ports.modelName)
}

async function ask(
  question: AiQuestion,
  { gate, model, onFailure }: MatchingPorts,
  signal: AbortSignal,
): Promise<AiAnswer | null> {
  const pass = await gate.enter(signal)
  if (!pass.ok) return null
  try {
    let text = ''
    for await (const piece of model.stream(buildMatchingPrompt(question), signal)) text += piece
    return readMatchingAnswer(text, question)
  } catch (problem) {
    onFailure(problem)
    return null
  } finally {
    pass.leave()
  }
}
