import type { Analysis } from './analysis-schema.ts'

/** What is known of a document that names no one, no day and no money. */
export const noFields = {
  supplier: null,
  supplierId: null,
  account: null,
  issueDate: null,
  currency: null,
  total: null,
  period: null,
} as const satisfies Partial<Analysis>
