import { activityKinds } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { z } from 'zod'
import type { ModelTool } from '#server/adapters/model.ts'
import { composePlanAnswer } from './compose-plan-answer.ts'
import { composeSumAnswer } from './compose-sum-answer.ts'
import type { Answer, SumRequest } from './interpretation.ts'

const counted = z.enum(activityKinds)
const region = z
  .string()
  .max(10)
  .nullable()
  .describe('AU-QLD, AU-NSW, AU-VIC, AU-SA, AU-WA, AU-TAS, AU-NT, AU-ACT, AU, GB or US; null when not said')
const date = z.iso.date().nullable().describe('A day in the period asked about; null when not said')

const sumInput = z.strictObject({
  quantity: z.string().max(30).describe('Digits only, such as 1200 or 2.5'),
  unit: z.string().max(30).describe('As said: kWh, L, GJ, t, km, kg, room-night'),
  kind: counted,
  description: z.string().max(200).describe('The words about the thing, such as "diesel for a generator"'),
  region,
  date,
})

const factorInput = sumInput.omit({ quantity: true })
const planInput = z.strictObject({
  businessUnits: z.number().int().positive().max(1_000_000).nullable(),
  users: z.number().int().positive().max(1_000_000).nullable(),
})

/** The calculations that the model may ask for. They read the factor library and the plan table; they act on nothing. */
export const modelTools: readonly ModelTool[] = [
  {
    name: 'calculate',
    description:
      'Works out the greenhouse-gas emissions of one activity with the carbon engine, with the working.',
    inputSchema: sumInput,
    run: (input) => textOf(composeSumAnswer({ kind: 'sum', request: requestOf(sumInput.parse(input)) })),
  },
  {
    name: 'findFactor',
    description: 'Finds the emission factor of an activity for a place and date, per unit, with its source.',
    inputSchema: factorInput,
    run: (input) =>
      textOf(
        composeSumAnswer({
          kind: 'factor',
          request: requestOf({ ...factorInput.parse(input), quantity: '1' }),
        }),
      ),
  },
  {
    name: 'planFor',
    description: 'Finds the smallest plan that holds a number of business units and users.',
    inputSchema: planInput,
    run: (input) => textOf(composePlanAnswer({ kind: 'plan-fit', ...planInput.parse(input) })),
  },
]

function requestOf(input: z.infer<typeof sumInput>): SumRequest {
  return { ...input, name: input.kind.replaceAll('-', ' '), isReturn: false }
}

function textOf(answer: Answer): string {
  return answer.paragraphs.join('\n')
}
