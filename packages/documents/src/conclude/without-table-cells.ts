import { isMetered } from '../find/activities/tables/is-metered.ts'
import type { ActivityDraft } from '../judge/account/activity-draft.ts'
import type { DocumentText } from '../document-text.ts'
import { findGrids } from '../find/tables/find-grids.ts'
import type { Grid } from '../find/tables/grid.ts'
import { findTable } from '../find/tables/find-table.ts'
import type { DocumentRead } from '../find/paper/document-read.ts'

const leastRows = 5
const leastRoles = 3
const leastListed = 12
const leastColumns = 3
const leastAlike = 0.9
const mostByChance = 0.25

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
  if (!isSheet) return read
  const heads = new Set(grids.flatMap(headCellsOf))
  const told = new Set(read.read.activities.filter(isOfGoods).map(cellOf))
  const chance = new Set(told.size === 0 ? [] : grids.flatMap((grid) => cellsOfChance(grid, told)))
  return withActivities(
    read,
    read.read.activities.filter(
      (activity) =>
        !heads.has(cellOf(activity)) && !chance.has(cellOf(activity)) && !(hasTable && isMetered(activity)),
    ),
  )
}

/** The cells of the row above the first of a table: heads are no rides, whatever they name. */
function headCellsOf(grid: Grid): string[] {
  const [first] = findTable(grid)?.rows ?? []
  const head = first === undefined ? undefined : grid.rows[grid.rows.indexOf(first) - 1]
  return [...(head?.values() ?? [])].map(({ place }) => nameOf(place.page, place.cell))
}

/**
 * The cells of a list of one form in which few of many rows read as a use: a column holds one kind of thing, so what a headline, a
 * review or the name of an article mentions was not bought.
 */
function cellsOfChance({ rows }: Grid, told: ReadonlySet<string>): string[] {
  const widths = Map.groupBy(rows, ({ size }) => size)
  const [alike] = [...widths.values()].toSorted((a, b) => b.length - a.length)
  const isList =
    alike !== undefined &&
    alike.length >= leastListed &&
    alike.length >= leastAlike * rows.length &&
    (alike[0]?.size ?? 0) >= leastColumns
  if (!isList) return []
  const telling = alike.filter((row) =>
    [...row.values()].some(({ place }) => told.has(nameOf(place.page, place.cell))),
  )
  return telling.length > mostByChance * alike.length
    ? []
    : telling.flatMap((row) => [...row.values()].map(({ place }) => nameOf(place.page, place.cell)))
}

/** What is metered has been judged; a journey is told by its places, in one row as in all. */
function isOfGoods(activity: ActivityDraft): boolean {
  return !isMetered(activity) && !activity.details?.origin
}

function cellOf({ evidence: { page, cell } }: ActivityDraft): string {
  return nameOf(page, cell)
}

function nameOf(page: number | null, cell: string | null): string {
  return `${page} ${cell}`
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
