import { z } from 'zod'
import type { RecordedCells } from './changed-cells.ts'
import { workingSchema } from './working-schema.ts'

const recordedCellsSchema: z.ZodType<RecordedCells> = z.record(
  z.string(),
  z.array(z.array(z.union([z.string(), z.tuple([z.string()])]))),
)

/** Papers as a workbook carries them; older workbooks do not tell what their cells held. */
export const workbookSchema = workingSchema.extend({ workbook: recordedCellsSchema.optional() })
