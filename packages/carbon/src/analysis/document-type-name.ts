import type { Analysis, DocumentType } from './analysis-schema.ts'

const names: Readonly<Record<DocumentType, string>> = {
  'electricity-bill': 'Electricity bill',
  'gas-bill': 'Gas bill',
  'water-bill': 'Water bill',
  'utility-bill': 'Utility bill',
  'meter-data': 'Meter data',
  'fuel-receipt': 'Fuel receipt',
  'fuel-log': 'Fuel log',
  'flight-record': 'Flight record',
  'rail-record': 'Rail ticket',
  'taxi-receipt': 'Taxi receipt',
  'hotel-receipt': 'Hotel receipt',
  'travel-record': 'Travel record',
  'freight-document': 'Freight document',
  'waste-docket': 'Waste docket',
  'material-invoice': 'Material invoice',
  invoice: 'Invoice',
  receipt: 'Receipt',
  other: 'Another document',
}

/** The name of a document type for a reader. */
export function documentTypeName(type: DocumentType): string {
  return names[type]
}

/** Why a paper has no document of its own: its lines were typed. */
export const typedReason = 'typed in the chat'

/** What a document is, for the head of its paper. */
export function documentName({ type, typeReasons }: Analysis['document']): string {
  return typeReasons.includes(typedReason) ? 'Typed sum' : documentTypeName(type)
}
