import { sumOf } from '@doublerule/carbon/decimal.ts'
import { nameMonth } from '@doublerule/carbon/working/name-month.ts'
import type { SummaryRow } from '@doublerule/carbon/working/summarise-set.ts'
import { nameScope } from '@doublerule/carbon/working/vocabulary.ts'
import type { Row } from 'write-excel-file/node'
import type { ExportSet } from './paper-table.ts'
import { firstRow, formula, head, type SheetDraft, text } from './xlsx-cells.ts'
import { column, linesRange } from './xlsx-lines.ts'
import { layOutShares } from './xlsx-shares.ts'

const scopes = [1, 2, 3] as const
const widths = [36, 18, 18, 18, 18]

/** What a group is summed over: ranges of the same length, of the name, the scope and the kilograms of each row. */
type Summed = { name: string; scope: string; kg: string; isCounted: string | null }

/** Sums by month, site and supplier, all live, and the shares that months have of each line. */
export function layOutGroups(set: ExportSet): SheetDraft[] {
  const { byMonth, bySite, bySupplier } = set.summary
  const shares = layOutShares(set)
  const last = Math.max(shares.rows.length, firstRow)
  const share = (letter: string) => `${shares.name}!$${letter}$${firstRow}:$${letter}$${last}`
  const months = byMonth.map((row) => ({ ...row, name: nameMonth(row.name) }))
  const ofLines = (name: string): Summed => ({
    name: linesRange(set, name),
    scope: linesRange(set, column.scope),
    kg: linesRange(set, column.kg),
    isCounted: linesRange(set, column.counted),
  })
  const ofShares = { name: share('C'), scope: share('G'), kg: share('H'), isCounted: null }
  return [
    layOutGroup(set, 'Months', 'Month, shared out by days', months, ofShares),
    layOutGroup(set, 'Sites', 'Site', bySite, ofLines(column.site)),
    layOutGroup(set, 'Suppliers', 'Supplier', bySupplier, ofLines(column.supplier)),
    shares,
  ]
}

function layOutGroup(
  { vocabulary }: ExportSet,
  name: string,
  title: string,
  groups: readonly SummaryRow[],
  summed: Summed,
): SheetDraft {
  const values: string[] = []
  const heads = [
    title,
    ...scopes.map((scope) => `${nameScope(scope, vocabulary)}, kg CO2e`),
    'Total, kg CO2e',
  ]
  const rows = groups.map((group, index): Row => {
    const at = index + firstRow
    return [
      text(group.name),
      ...scopes.map((scope) => formula(sumOfGroup(summed, at, scope), group.byScope[scope], values)),
      formula(`=SUM(B${at}:D${at})`, group.kg, values),
    ]
  })
  const last = Math.max(groups.length + firstRow - 1, firstRow)
  const totals = scopes.map((scope) => sumOf(groups.map(({ byScope }) => byScope[scope])))
  const total: Row = [
    head('Total'),
    ...[...totals, sumOf(totals)].map((value, index) => {
      const letter = 'BCDE'.charAt(index)
      return formula(`=SUM(${letter}${firstRow}:${letter}${last})`, value, values, 'total')
    }),
  ]
  return { name, rows: [heads.map(head), ...rows, ...(groups.length === 0 ? [] : [total])], widths, values }
}

/** EXACT, because a name may hold what a condition of SUMIFS takes for a wildcard, and differ by capitals alone. */
function sumOfGroup({ name, scope, kg, isCounted }: Summed, at: number, of: 1 | 2 | 3): string {
  const counted = isCounted === null ? '' : `*(${isCounted}="yes")`
  return `=SUMPRODUCT(EXACT(${name},$A${at})*(${scope}=${of})${counted}*${kg})`
}
