import { describeKg } from '@doublerule/carbon/working/describe-kg.ts'
import { readKindName } from '@doublerule/carbon/working/kind-name.ts'
import { nameMonth } from '@doublerule/carbon/working/name-month.ts'
import { roundingOf } from '@doublerule/carbon/working/paper-column.ts'
import type { SetSummary, SummaryRow } from '@doublerule/carbon/working/summarise-set.ts'
import { nameScope, type Vocabulary } from '@doublerule/carbon/working/vocabulary.ts'
import { ScopeBar } from '#app/ui/scope-bar.tsx'

const scopes = [1, 2, 3] as const

/** The total of a set shared out: by scope, kind, month, site and supplier, each adding up to it as printed. */
export function SummaryTables({ summary, vocabulary }: { summary: SetSummary; vocabulary: Vocabulary }) {
  const { byScope, byKind, byMonth, bySite, bySupplier, total, totalKg } = summary
  if (total === 'empty' || total === 'nothing') return null
  const scopeRows = scopes.map((scope) => ({
    name: nameScope(scope, vocabulary),
    kg: byScope[scope],
    byScope: { 1: '0', 2: '0', 3: '0', [scope]: byScope[scope] } as const,
  }))
  return (
    <>
      <SummaryTable caption="By scope" rows={scopeRows} totalKg={totalKg} />
      <SummaryTable caption="By kind" rows={byKind} totalKg={totalKg} rename={readKindName} />
      <SummaryTable
        caption="By month, shared out by days"
        rows={byMonth}
        totalKg={totalKg}
        rename={nameMonth}
      />
      <SummaryTable caption="By site" rows={bySite} totalKg={totalKg} />
      <SummaryTable caption="By supplier" rows={bySupplier} totalKg={totalKg} />
    </>
  )
}

type SummaryTableProps = {
  caption: string
  rows: readonly SummaryRow[]
  totalKg: string
  rename?: (name: string) => string
}

function SummaryTable({ caption, rows, totalKg, rename = (name) => name }: SummaryTableProps) {
  if (rows.length === 0) return null
  // Lengths of bars only: the figures beside them are exact.
  const longest = Math.max(...rows.map(({ kg }) => Math.abs(Number(kg))), Number.MIN_VALUE)
  const rounding = roundingOf(
    totalKg,
    rows.map(({ kg }) => kg),
  )
  return (
    <table className="set-table">
      <caption>{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{caption}</th>
          <th scope="col">Bar by scope</th>
          <th scope="col">kg CO2e</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, kg, byScope }) => (
          <tr key={name}>
            <th scope="row">{rename(name)}</th>
            <td className="set-bar">
              <ScopeBar
                className="h-4"
                parts={scopes
                  .map((scope) => ({ scope, share: Math.max(0, Number(byScope[scope])) / longest }))
                  .filter(({ share }) => share > 0)}
              />
            </td>
            <td className="figure">{describeKg(kg)}</td>
          </tr>
        ))}
        {rounding !== null && (
          <tr className="paper-rounding">
            <th scope="row" colSpan={2}>
              Rounding of the rows above
            </th>
            <td className="figure">{describeKg(rounding)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
