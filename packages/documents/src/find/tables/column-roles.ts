import { foldText } from '../../lay-out/values/plain-text.ts'
import table from './column-roles.generated.json' with { type: 'json' }

const columnRoles = [
  'date',
  'start',
  'end',
  'odometer',
  'reading',
  'demand',
  'rate',
  'distance',
  'nights',
  'rooms',
  'origin',
  'destination',
  'route',
  'travellers',
  'cabin',
  'round-trip',
  'mode',
  'estimated',
  'direction',
  'unit',
  'cost',
  'quantity',
  'product',
  'meter',
  'supplier',
  'place',
  'currency',
  'note',
] as const

export type ColumnRole = (typeof columnRoles)[number]

// Rows of `lexicon/column-roles.tsv`, over folded headers with "_" as a space, in English, German, French, Spanish, Italian,
// Dutch and Swedish. The first row that fits names the column, so that "odometer (km)" is no distance and "unit price" no unit.
const roleWords = table.role.map((name, row) => ({
  role: columnRoles.find((role) => role === name) ?? null,
  pattern: new RegExp(table.pattern[row] ?? ''),
}))

/** "weightKg" as "weight Kg". */
function partUnit(header: string): string {
  return header.replace(/([a-z])(Kg|KG|KWh|kWh|MWh|Km|GJ|MJ|KL)$/, '$1 $2')
}

/** A header's words: folded, with "_" as a space and "readingDate" as two words; units such as "kWh" stay whole. */
export function headerWords(header: string): string {
  return foldText(
    partUnit(header)
      .replace(/\*+$/, '')
      .replace(/(?<=[a-z]{2}|[A-Z]{2})(?=[A-Z][a-z]{2,})/g, ' '),
  ).replace(/_/g, ' ')
}

/** What a column holds, by its header; null when the words say nothing known. */
export function columnRole(foldedHeader: string): ColumnRole | null {
  const words = foldedHeader
    .replace(/_/g, ' ')
    .replace(/([a-z])\(/g, '$1 (')
    .trim()
  return roleWords.find(({ pattern }) => pattern.test(words))?.role ?? null
}
