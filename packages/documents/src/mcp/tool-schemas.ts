import { analysisSchema } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { factorSchema } from '@doublerule/carbon/analysis/factor-schema.ts'
import { z } from 'zod'

const fileName = z
  .string()
  .min(1)
  .max(255)
  .meta({ description: 'Name of the file with its ending: bill.pdf.' })
const content = z.string().meta({ description: 'The bytes of the file in base64.' })

export const sentDocumentSchema = z.strictObject({ fileName, content })

/** On the caller's own machine a path will do. */
export const localDocumentSchema = z.strictObject({
  path: z.string().min(1).max(4_096).optional().meta({ description: 'Path of a file on this machine.' }),
  fileName: fileName.optional(),
  content: content.optional(),
})

export const documentAnswerSchema = z.object({ analysis: analysisSchema })

export const factorSearchSchema = z.strictObject({
  words: z
    .string()
    .max(200)
    .meta({ description: 'Words of the name, the place or the category; all must be found.' }),
  region: z
    .string()
    .max(20)
    .optional()
    .meta({ description: 'Exactly this region: AU-QLD, GB, GLOBAL; doublerule://regions lists them.' }),
  category: z.string().max(60).optional(),
  unit: z.string().max(40).optional().meta({ description: 'Exactly this unit of activity: kWh, L, tkm.' }),
  edition: z.string().max(10).optional().meta({ description: 'Year of the edition: 2025.' }),
  limit: z.int().min(1).max(50).default(10),
})

export const factorListSchema = z.object({ total: z.int().min(0), factors: z.array(factorSchema) })
