import type { Factor } from '@doublerule/carbon/analysis/analysis-schema.ts'

/** What narrows the list of factors; an empty text narrows nothing. */
export type FactorFilters = {
  /** Words, also misspelt. */
  q: string
  kind: string
  /** ISO 3166 alpha-2, or GLOBAL. */
  country: string
  /** The year that a row is of. */
  edition: string
  unit: string
  scope: string
  /** From 1. */
  page: number
}

export type FactorRow = {
  id: string
  name: string
  kgCO2ePerUnit: string
  unit: string
  scope: number
  kind: string
  place: string
  edition: string
  publisher: string
  /** What it stands in for: a screening average, a default, a scheme's own list; empty for an official figure. */
  grade: string
}

export type FilterOption = { value: string; label: string }

/** GET /api/factors: one page of the library, and what it can be narrowed by. */
export type FactorListing = {
  filters: FactorFilters
  total: number
  libraryTotal: number
  pages: number
  rows: readonly FactorRow[]
  options: Readonly<Record<'kind' | 'country' | 'edition' | 'unit', readonly FilterOption[]>>
  /** How many factors of each kind the whole library holds, most first. */
  kinds: readonly (FilterOption & { count: number })[]
}

export type EditionPoint = { id: string; edition: string; kgCO2ePerUnit: string }

/** GET /api/factors/{id}. */
export type FactorDetail = {
  factor: Factor
  kind: string
  place: string
  publisher: string
  /** What it stands in for, as a sentence; empty for an official figure. */
  standsIn: string
  verification: string
  /** ISO dates of the period that the row is for; null where the publisher prints none. */
  valid: { from: string; to: string | null } | null
  /** The same factor in every edition that the library holds, oldest first, this one among them. */
  editions: readonly EditionPoint[]
  /** What the same publisher prints beside it for the same thing: counted with it, it is the whole. */
  companions: readonly FactorRow[]
  /** Units that a quantity may be given in. */
  units: readonly string[]
}
