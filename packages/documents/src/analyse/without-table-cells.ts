import { isMetered } from '../activities/tables/is-metered.ts'
import type { DocumentText } from '../document-text.ts'
import { findGrids } from '../tables/find-grids.ts'
import { findTable } from '../tables/table.ts'
import type { DocumentRead } from './document-read.ts'

const leastRows = 5
const leastRoles = 3

/**
 * A table whose columns hold no use has no single cell that does: what its rows read as, line by line, is dropped. So is
 * a line of a JSON list, "rates[0].price | 0.42".
 */
export function withoutTableCells(document: DocumentText, read: DocumentRead): DocumentRead {
  const grids = findGrids(document)
  if (document.kind === 'json') return grids.length === 0 ? read : withActivities(read, [])
  const hasTable = grids.some((grid) => {
    const table = findTable(grid)
    const named = table?.columns.filter(({ role }) => role !== null) ?? []
    return table !== null && table.rows.length >= leastRows && named.length >= leastRoles
  })
  const isSheet = document.kind === 'csv' || document.kind === 'xlsx'
  if (!isSheet || !hasTable) return read
  return withActivities(
    read,
    read.read.activities.filter((activity) => !isMetered(activity)),
  )
}

function withActivities(
  { classified, read, fields, problems }: DocumentRead,
  activities: DocumentRead['read']['activities'],
): DocumentRead {
  if (activities.length === read.activities.length) return { classified, read, fields, problems }
  const isEmpty = activities.length === 0
  return {
    classified: isEmpty ? { ...classified, type: 'other' } : classified,
    read: { activities, findings: isEmpty ? [] : read.findings },
    fields,
    problems,
  }
}
