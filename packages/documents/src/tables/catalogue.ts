import type { Table } from './table.ts'

/** Models by brand with what each uses in a year: a list of goods, without a day or a meter. */
export function isCatalogue({ columns }: Table): boolean {
  const dated = ['date', 'start', 'end', 'meter', 'reading', 'odometer']
  return (
    columns.some(({ folded }) =>
      /\b(?:model|brand|marke|modell|marque|modele|marca|modelo)\b/.test(folded),
    ) &&
    columns.some(({ folded }) =>
      /\b(?:brand|make|marke|marque|marca|price|rating|stars?|type)\b/.test(folded),
    ) &&
    !columns.some(({ role }) => role !== null && dated.includes(role))
  )
}
