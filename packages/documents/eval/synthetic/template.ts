import type { DocumentLabel } from '../labels.ts'
import type { Random } from './random.ts'

/** A row of a page: one string, or cells that stand in columns. */
export type PageRow = string | readonly string[]

/** A document before it is written to a format: rows of a page, or a table. */
export type Draft = { label: Omit<DocumentLabel, 'file'> } & (
  | { kind: 'page'; rows: readonly PageRow[] }
  | { kind: 'table'; rows: readonly (readonly (string | number)[])[] }
)

export type Template = { name: string; make: (random: Random) => Draft }

type LabelParts = {
  type: string
  language?: string
  supplier?: string | null
  period?: readonly [string, string] | null
  currency?: string | null
  total?: number | null
  country?: string
  activities?: readonly { kind: string; quantity: number; unit: string; optional?: boolean }[]
  acceptTypes?: readonly string[]
  uncertain?: readonly string[]
}

/** The ground truth of a made document, in the shape of labels.json. */
export function labelOf(parts: LabelParts): Omit<DocumentLabel, 'file'> {
  return {
    documentType: parts.type,
    productType: parts.type,
    acceptTypes: [...(parts.acceptTypes ?? [])],
    supplier: parts.supplier ?? null,
    supplierAccept: [],
    issueDate: null,
    period: { start: parts.period?.[0] ?? null, end: parts.period?.[1] ?? null },
    currency: parts.currency ?? null,
    currencyAccept: [],
    total: parts.total ?? null,
    totalAccept: [],
    activities: (parts.activities ?? []).map(({ kind, quantity, unit, optional }) => ({
      description: kind,
      kind,
      quantity,
      unit,
      unitAccept: [],
      accept: [],
      optional: optional ?? false,
    })),
    activityTotals: [],
    uncertain: ['issueDate', ...(parts.uncertain ?? [])],
    ...(parts.country === undefined ? {} : { country: parts.country }),
    language: parts.language ?? 'en',
    imageOnly: false,
  }
}
