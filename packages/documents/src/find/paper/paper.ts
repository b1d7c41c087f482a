import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'

/** Coarse types of documents: each has its own customs of printing quantities. */
export const papers = ['utility', 'fuel', 'travel', 'goods', 'other'] as const
export type Paper = (typeof papers)[number]

export const paperOf: Readonly<Record<DocumentType, Paper>> = {
  'electricity-bill': 'utility',
  'gas-bill': 'utility',
  'water-bill': 'utility',
  'utility-bill': 'utility',
  'meter-data': 'utility',
  'fuel-receipt': 'fuel',
  'fuel-log': 'fuel',
  'flight-record': 'travel',
  'rail-record': 'travel',
  'taxi-receipt': 'travel',
  'hotel-receipt': 'travel',
  'travel-record': 'travel',
  'freight-document': 'goods',
  'waste-docket': 'goods',
  'material-invoice': 'goods',
  invoice: 'goods',
  receipt: 'other',
  other: 'other',
}

/** What a paper is called where nothing tells more. */
export const plainTypeOf: Readonly<Record<Paper, DocumentType>> = {
  utility: 'utility-bill',
  fuel: 'fuel-receipt',
  travel: 'travel-record',
  goods: 'invoice',
  other: 'other',
}
