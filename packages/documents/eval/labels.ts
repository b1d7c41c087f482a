import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** Beside the repository: the documents are third parties' and stay outside. */
export const labelledFolder = fileURLToPath(new URL('../../../../shared/documents', import.meta.url))

const quantitySchema = z.object({ quantity: z.number(), unit: z.string().nullish() })

const otherReadingSchema = z
  .object({ quantity: z.number(), unit: z.string().nullable(), kind: z.string() })
  .partial()
type OtherReading = z.infer<typeof otherReadingSchema>

/** Another reading that is as good; what it does not say is as in the label. A bare number is a quantity. */
const readingSchema = z.union([
  z.number().transform((quantity): OtherReading => ({ quantity })),
  otherReadingSchema,
])

const activityLabelSchema = quantitySchema.extend({
  description: z.string(),
  kind: z.string(),
  unitAccept: z
    .array(z.string().nullable())
    .default([])
    .transform((units) => units.filter((unit) => unit !== null)),
  accept: z.array(readingSchema).default([]),
  optional: z.boolean().default(false),
})

const documentLabelSchema = z.object({
  file: z.string(),
  documentType: z.string(),
  productType: z.string(),
  acceptTypes: z.array(z.string()).default([]),
  supplier: z.string().nullable(),
  supplierAccept: z.array(z.string().nullable()).default([]),
  issueDate: z.string().nullable(),
  period: z.object({ start: z.string().nullable(), end: z.string().nullable() }),
  currency: z.string().nullable(),
  currencyAccept: z.array(z.string().nullable()).default([]),
  total: z.number().nullable(),
  totalAccept: z.array(z.number().nullable()).default([]),
  activities: z.array(activityLabelSchema),
  activityTotals: z
    .array(z.object({ kind: z.string(), quantity: z.number(), unit: z.string().nullable() }))
    .default([]),
  uncertain: z.array(z.string()).default([]),
  country: z.string().optional(),
  language: z.string(),
  imageOnly: z.boolean().default(false),
  /** Written by hand after a real layout, not a document of actual use. */
  made: z.boolean().default(false),
})

export type ActivityLabel = z.infer<typeof activityLabelSchema>
export type DocumentLabel = z.infer<typeof documentLabelSchema>

/** The ground truth of a folder of documents; see its README.md. */
export async function readLabels(path: string): Promise<DocumentLabel[]> {
  const file: unknown = JSON.parse(await readFile(path, 'utf8'))
  return z.object({ documents: z.array(documentLabelSchema) }).parse(file).documents
}
