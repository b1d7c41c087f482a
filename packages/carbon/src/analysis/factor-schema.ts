import { z } from 'zod'
import { decimalText } from './activity-schema.ts'

export const factorSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  kgCO2ePerUnit: decimalText,
  unit: z.string(),
  gases: z.object({ co2: decimalText, ch4: decimalText, n2o: decimalText }).nullable(),
  scope: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  scope3Category: z.number().int().min(1).max(15).nullable(),
  region: z.string(),
  year: z.string(),
  source: z.string(),
  sourceUrl: z.string(),
  licence: z.string(),
  verification: z.string(),
  gwp: z.string(),
  notes: z.string(),
})
