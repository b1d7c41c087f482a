import type { TableColumn } from './table-column.ts'

const issued =
  /\b(?:invoice|issue|issued|bill|billing|booking|booked|purchase|posting|posted|statement|submitted|ticketed)\b.*\bdate\b|\bdate (?:of )?(?:issue|invoice|booking|purchase)|rechnungsdatum|belegdatum|buchungsdatum|fecha (?:de )?(?:factura|emision|compra)|data (?:fattura|emissione)|date (?:de )?facture|factuurdatum/

/** Of several columns of days the one of travel or delivery counts; those of booking and billing are set aside. */
export function withoutIssueDates(columns: readonly TableColumn[]): TableColumn[] {
  const days = columns.filter(({ role }) => role === 'date')
  const others = days.filter(({ folded }) => !issued.test(folded))
  if (others.length === 0) return [...columns]
  return columns.map((column) =>
    column.role === 'date' && !others.includes(column) ? { ...column, role: null } : column,
  )
}

/** True for a column of days on which documents were issued. */
export function isIssueDate({ folded }: TableColumn): boolean {
  return /invoice date|rechnungsdatum|factuurdatum|date (?:de )?facture|fecha (?:de )?factura|data fattura|statement date/.test(
    folded,
  )
}
