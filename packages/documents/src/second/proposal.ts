import type { ActivityKind } from '@doublerule/carbon/analysis/analysis-schema.ts'

/**
 * What a model may propose: kinds whose quantity is printed with a unit, so that it can be held against the page. Journeys
 * are distances that are worked out, and spend is money.
 */
export const proposableKinds = [
  'electricity',
  'electricity-export',
  'natural-gas',
  'heat',
  'water',
  'wastewater',
  'lpg',
  'petrol',
  'diesel',
  'fuel',
  'waste',
  'refrigerant',
  'hotel',
  'freight',
  'material',
] as const satisfies readonly ActivityKind[]

/** A line that a model says is on a document, and the words of the page on which it says so. */
export type Proposal = {
  kind: (typeof proposableKinds)[number]
  /** As printed: "4.820,50". */
  quantity: string
  unit: string | null
  page: number
  text: string
}

/** What a model answered of one document. */
export type ModelReading = { model: string; proposals: readonly Proposal[] }
