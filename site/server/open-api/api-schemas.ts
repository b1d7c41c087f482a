import { analysisSchema } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { factorSchema } from '@doublerule/carbon/analysis/factor-schema.ts'
import { regionSchema } from '@doublerule/carbon/calculation/region-schema.ts'
import { unitSchema } from '@doublerule/carbon/calculation/unit-schema.ts'
import { workingSchema } from '@doublerule/carbon/working/working-schema.ts'
import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { problemReplySchema } from '#shared/problem-reply.ts'

export const analysedFileSchema = z.object({
  status: z.literal('analysed'),
  fileName: z.string(),
  analysis: analysisSchema,
})

export const refusedFileSchema = z
  .object({ status: z.literal('refused'), fileName: z.string(), problem: problemReplySchema })
  .meta({ description: 'A file that could not be read, and what to do about it.' })

const documentState = z.discriminatedUnion('status', [analysedFileSchema, refusedFileSchema])

const code = (most: number, description: string, example: string) =>
  z.string().min(1).max(most).optional().meta({ description, example })

/** What the open API takes. The same schemas check the requests and write the OpenAPI document. */
export const requestSchemas = {
  FactorQuery: z.strictObject({
    q: z.string().max(200).optional().meta({
      description: 'Words of the name, the category or the place; all of them must be found.',
      example: 'electricity queensland',
    }),
    category: code(60, 'Exactly this category.', 'electricity'),
    region: code(20, 'Exactly this code of GET /regions.', 'AU-QLD'),
    edition: code(10, 'The year of the edition.', '2025'),
    unit: code(40, 'Exactly this unit, by its id of GET /units.', 'kWh'),
    scope: z.enum(['1', '2', '3']).optional().meta({ description: 'GHG Protocol scope.', example: '2' }),
    limit: z
      .string()
      .regex(/^(?:[1-9]\d?|100)$/, 'Send a whole number from 1 to 100.')
      .optional()
      .meta({ description: 'Factors on a page, 1 to 100; 20 where it is left out.', example: '20' }),
    cursor: z
      .string()
      .max(200)
      .optional()
      .meta({ description: 'Where to go on: nextCursor of the page before, with the same filters.' }),
  }),
  AnalysisCall: z.strictObject({
    files: z
      .array(
        z.strictObject({
          fileName: z.string().min(1).max(255).meta({ example: 'may-electricity.pdf' }),
          content: z
            .string()
            .meta({ description: 'The bytes of the file in base64.', contentEncoding: 'base64' }),
        }),
      )
      .min(1)
      .max(limits.filesInCall),
  }),
  ReplayCall: z.strictObject({ analyses: workingSchema.shape.analyses }),
} as const

/** What the open API answers. */
export const answerSchemas = {
  FactorPage: z.object({
    total: z.int().min(0).meta({ description: 'Factors that agree with the query, on all pages.' }),
    factors: z.array(factorSchema),
    nextCursor: z.string().nullable().meta({ description: 'Null on the last page.' }),
  }),
  Analyses: z.object({ documents: z.array(documentState) }),
  AnalysisJob: z.object({
    id: z.string(),
    status: z.enum(['running', 'done']),
    files: z.int().min(1),
    finished: z.int().min(0),
    expiresAt: z.iso.datetime(),
    documents: z
      .array(documentState)
      .nullable()
      .meta({ description: 'In the order sent; null while running.' }),
  }),
  Replays: z.object({
    replays: z.array(
      z.object({
        fileName: z.string(),
        same: z.boolean(),
        differences: z.array(
          z.object({
            path: z.string(),
            stored: z.string(),
            replayed: z.string(),
            text: z.string().meta({ description: 'The same in words, with the line that it is of.' }),
          }),
        ),
      }),
    ),
    engine: analysisSchema.shape.engine,
  }),
  Units: z.object({ units: z.array(unitSchema) }),
  Regions: z.object({ regions: z.array(regionSchema) }),
} as const

export type FactorQuery = z.infer<typeof requestSchemas.FactorQuery>
export type FactorPage = z.infer<typeof answerSchemas.FactorPage>
export type AnalysisJob = z.infer<typeof answerSchemas.AnalysisJob>
export type AnalysisDocument = z.infer<typeof documentState>
export type Replays = z.infer<typeof answerSchemas.Replays>
