import { findMentions } from '../../lay-out/lexicon/find-mentions.ts'
import type { TableColumn } from './table-column.ts'

/** Of several columns of days the one of travel or delivery counts; those of booking and of billing are set aside. */
export function withoutIssueDates(columns: readonly TableColumn[]): TableColumn[] {
  const days = columns.filter(({ role }) => role === 'date')
  const least = Math.min(...days.map(issueStrength))
  return columns.map((column) =>
    column.role === 'date' && issueStrength(column) > least ? { ...column, role: null } : column,
  )
}

/** 3 for days of issue, 2 for days of order or booking, 0 for any other. */
function issueStrength({ folded }: TableColumn): number {
  return Math.max(
    0,
    ...findMentions(folded).map(({ concept, strength }) => (concept === 'date' ? strength : 0)),
  )
}

/** True for a column of days on which documents were issued. */
export function isIssueDate(column: TableColumn): boolean {
  return issueStrength(column) === 3
}
