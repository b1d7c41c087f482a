import { z } from 'zod'
import { composePlanAnswer } from './compose-plan-answer.ts'
import { composeSumAnswer } from './compose-sum-answer.ts'
import type { Answer, SumRequest } from './interpretation.ts'
import { factorInput, modelToolNames, planInput, sumInput } from './model-tools.ts'

/** Works out what the model asked for; an input that does not fit the tool throws. */
export function runModelTool(given: string, input: unknown): string {
  const name = z.enum(modelToolNames).parse(given)
  switch (name) {
    case 'calculate':
      return textOf(composeSumAnswer({ kind: 'sum', request: requestOf(sumInput.parse(input)) }))
    case 'findFactor': {
      const request = requestOf({ ...factorInput.parse(input), quantity: '1' })
      return textOf(composeSumAnswer({ kind: 'factor', request }))
    }
    case 'planFor':
      return textOf(composePlanAnswer({ kind: 'plan-fit', ...planInput.parse(input) }))
  }
}

function requestOf(input: z.infer<typeof sumInput>): SumRequest {
  return { ...input, name: input.kind.replaceAll('-', ' '), isReturn: false }
}

function textOf(answer: Answer): string {
  return answer.paragraphs.join('\n')
}
