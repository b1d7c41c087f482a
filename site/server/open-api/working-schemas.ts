import { analysisSchema } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { activitySchema } from '@doublerule/carbon/analysis/activity-schema.ts'
import { correctionSchema } from '@doublerule/carbon/working/correction-schema.ts'
import { workingSchema } from '@doublerule/carbon/working/working-schema.ts'
import { z } from 'zod'
import type {
  RecalculateAnswer,
  ReplayAnswer,
  SaveAnswer,
  SavedWorkingAnswer,
  SumAnswer,
} from '#shared/working-answers.ts'

const changeSchema = z
  .object({ correction: z.string(), text: z.string(), reason: z.string() })
  .meta({ description: 'A change in words, with the id of its correction.' })

const differenceSchema = z.object({
  path: z.string(),
  stored: z.string(),
  replayed: z.string(),
  text: z.string().meta({ description: 'The same in words, with the line that it is of.' }),
})

const replayedDocumentSchema = z.object({
  fileName: z.string(),
  differences: z.array(differenceSchema),
})

/** A document under the corrections of its reader. */
export const workedPaperSchema = z.object({
  analysis: analysisSchema,
  lines: z.array(
    z.object({
      activity: activitySchema,
      state: z.enum(['read', 'changed', 'added', 'struck']),
      printed: activitySchema
        .nullable()
        .meta({ description: 'The line as the document has it, where it was changed.' }),
      changes: z.array(changeSchema),
    }),
  ),
  changes: z.array(changeSchema).meta({ description: 'Changes of the whole document.' }),
  refusals: z
    .array(z.object({ correction: z.string(), text: z.string() }))
    .meta({ description: 'Corrections that were not applied, and why.' }),
})

const papers = z.array(workedPaperSchema)
const replay = z.array(replayedDocumentSchema)
const expiresAt = z.iso.datetime()

/** What the calls of the desk answer; each is held to the type that the desk reads. */
export const workingAnswerSchemas = {
  Saved: z.object({
    id: z.string(),
    deleteKey: z.string().meta({ description: 'Deletes the papers. It is given once: keep it.' }),
    expiresAt,
    url: z.string().meta({ description: 'Page of the papers, below the address of the site.' }),
  }) satisfies z.ZodType<SaveAnswer>,
  SavedWorking: z.object({
    id: z.string(),
    savedAt: z.iso.datetime(),
    expiresAt,
    working: workingSchema,
    papers,
    replay,
  }) satisfies z.ZodType<SavedWorkingAnswer>,
  WorkedPapers: z.object({ papers }) satisfies z.ZodType<RecalculateAnswer>,
  ReplayedPapers: z.object({ papers, replay }) satisfies z.ZodType<ReplayAnswer>,
  PaperOfSum: z.object({
    paper: z
      .object({ analysis: analysisSchema, corrections: z.array(correctionSchema) })
      .nullable()
      .meta({ description: 'Null where the last message asks for no sum.' }),
  }) satisfies z.ZodType<SumAnswer>,
} as const
