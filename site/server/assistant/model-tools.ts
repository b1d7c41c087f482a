import { activityKinds } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { z } from 'zod'
import type { ModelTool } from '#server/adapters/model.ts'

const counted = z.enum(activityKinds)
const region = z
  .string()
  .max(10)
  .nullable()
  .describe('AU-QLD, AU-NSW, AU-VIC, AU-SA, AU-WA, AU-TAS, AU-NT, AU-ACT, AU, GB or US; null when not said')
const date = z.iso.date().nullable().describe('A day in the period asked about; null when not said')

export const sumInput = z.strictObject({
  quantity: z.string().max(30).describe('Digits only, such as 1200 or 2.5'),
  unit: z.string().max(30).describe('As said: kWh, L, GJ, t, km, kg, room-night'),
  kind: counted,
  description: z.string().max(200).describe('The words about the thing, such as "diesel for a generator"'),
  region,
  date,
})

export const factorInput = sumInput.omit({ quantity: true })
export const planInput = z.strictObject({
  businessUnits: z.number().int().positive().max(1_000_000).nullable(),
  users: z.number().int().positive().max(1_000_000).nullable(),
})

export const modelToolNames = ['calculate', 'findFactor', 'planFor'] as const

const definitions: Record<(typeof modelToolNames)[number], Omit<ModelTool, 'name' | 'run'>> = {
  calculate: {
    description:
      'Works out the greenhouse-gas emissions of one activity with the carbon engine, with the working.',
    inputSchema: sumInput,
  },
  findFactor: {
    description: 'Finds the emission factor of an activity for a place and date, per unit, with its source.',
    inputSchema: factorInput,
  },
  planFor: {
    description: 'Finds the smallest plan that holds a number of business units and users.',
    inputSchema: planInput,
  },
}

/** The calculations that the model may ask for. They read the factor library and the plan table; they act on nothing. */
export function listModelTools(run: (name: string, input: unknown) => Promise<string>): ModelTool[] {
  return modelToolNames.map((name) => ({
    name,
    ...definitions[name],
    run: (input) => run(name, input),
  }))
}
