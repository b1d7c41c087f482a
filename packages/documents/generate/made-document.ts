import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { DocumentText } from '../src/document-text.ts'

export type MadeKind =
  | 'electricity'
  | 'electricity-export'
  | 'natural-gas'
  | 'water'
  | 'wastewater'
  | 'heat'
  | 'petrol'
  | 'diesel'
  | 'lpg'
  | 'waste'
  | 'material'
  | 'freight'
  | 'refrigerant'
  | 'hotel'

/** Where a number stands: page from 1, row and cell from 0, as in the pages of the document. */
export type MadePlace = { page: number; row: number; cell: number }

export type MadeNumber = MadePlace & {
  kind: MadeKind
  /** As printed, in plain digits. */
  quantity: string
  /** Null where no unit is printed for it. */
  unit: string | null
}

/**
 * Why a number is neither required nor wrong: the counted figure once more; the same figure as the base of a tax or of a
 * network charge; a part of a counted total; the sum of several counted figures; fed into the grid; the same gas by
 * volume or by energy; a weight beside the counted one; a use of nothing; digits that the
 * reader got wrong.
 */
export type OptionalReason =
  'repeat' | 'echo' | 'part' | 'whole' | 'export' | 'converted' | 'beside' | 'zero' | 'damaged'

/** Arithmetic that the document prints: terms multiply, add up, or the second is taken from the first. */
export type MadeRelation = {
  kind: 'product' | 'sum' | 'difference'
  terms: readonly number[]
  result: number
  /** Half a unit of the last place of the result, more where terms were rounded. */
  tolerance: number
}

export type MadeDocument = {
  name: string
  /** Family of layouts; whole families are left out to test. */
  layout: string
  language: string
  country: string
  type: DocumentType
  document: DocumentText
  counted: readonly MadeNumber[]
  optional: readonly (MadeNumber & { why: OptionalReason })[]
  relations: readonly MadeRelation[]
}
