import { activityKinds } from '@doublerule/carbon/analysis/activity-schema.ts'
import { z } from 'zod'
import type { ModelTool } from '#server/adapters/model.ts'

const counted = z.enum(activityKinds)
const text = z.string().max(120).nullable()
const activity = z.strictObject({
  kind: counted,
  description: z.string().max(200).describe('The words about the thing, such as "diesel for a generator"'),
  quantity: z.string().max(30).nullable().describe('Digits only, such as 1200 or 2.5; null for a flight'),
  unit: text.describe('As said: kWh, L, GJ, t, km, kg, room-night, AUD; null for a flight'),
  count: z.string().max(12).nullable().describe('How many of the quantity: 5 for "5 skips of 6 m3"'),
  place: text.describe('State, city or country as said; null when not said'),
  date: z.iso.date().nullable().describe('A day in the period asked about; null when not said'),
  vehicle: text.describe('generator, ute, truck; null when not said'),
  origin: text.describe('City or IATA code a flight leaves from'),
  destination: text.describe('City or IATA code a flight goes to'),
  cabin: z.enum(['economy', 'premium economy', 'business', 'first']).nullable(),
  isReturn: z.boolean(),
  travellers: z.number().int().positive().max(9999).nullable(),
  distanceKm: z.string().max(12).nullable().describe('Of freight: kilometres hauled'),
})

export const sumInput = z.strictObject({ activities: z.array(activity).min(1).max(12) })
export const factorInput = activity.pick({
  kind: true,
  description: true,
  unit: true,
  place: true,
  date: true,
})
export const planInput = z.strictObject({
  businessUnits: z.number().int().positive().max(1_000_000).nullable(),
  users: z.number().int().positive().max(1_000_000).nullable(),
})

const digits = z
  .string()
  .max(20)
  .regex(/^\d+(?:\.\d+)?$/)
  .nullable()
export const thresholdInput = z.strictObject({
  test: z.enum(['nger', 'safeguard', 'group']).describe('group: AASB S2 reporting groups by size'),
  isFacility: z.boolean().nullable().describe('True for one site, false for a corporate group'),
  tonnes: digits.describe('Scope 1 and 2 of the year, tonnes CO2e'),
  scope1Tonnes: digits.describe('Scope 1 alone, tonnes CO2e'),
  terajoules: digits,
  revenue: digits.describe('Consolidated, AUD'),
  assets: digits.describe('Consolidated gross, AUD'),
  employees: digits,
})

export const modelToolNames = ['calculate', 'findFactor', 'planFor', 'testThreshold'] as const

const definitions: Record<(typeof modelToolNames)[number], Omit<ModelTool, 'name' | 'run'>> = {
  calculate: {
    description:
      'Works out and totals the greenhouse-gas emissions of one or more activities with the carbon engine, with the working. It says what is missing or not known.',
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
  testThreshold: {
    description: 'Holds a company’s figures against NGER, the Safeguard Mechanism or the groups of AASB S2.',
    inputSchema: thresholdInput,
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
