import { foldText } from '../../lay-out/values/plain-text.ts'
import table from './column-roles.generated.json' with { type: 'json' }

export type ColumnRole = keyof typeof table

// Rows of `lexicon/column-roles.tsv`, over folded headers with "_" as a space, in English, German, French, Spanish, Italian,
// Dutch and Swedish. The first row that fits names the column, so that "odometer (km)" is no distance and "unit price" no unit.
const roleWords = Object.keys(table)
  .filter(isRole)
  .flatMap((role) => table[role].map(({ row, pattern }) => ({ role, row, pattern: new RegExp(pattern) })))
  .toSorted((a, b) => a.row - b.row)

export function isRole(name: string): name is ColumnRole {
  return Object.hasOwn(table, name)
}

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
