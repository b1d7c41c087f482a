import { useState } from 'react'
import { Co2 } from '#app/ui/co2.tsx'
import { OptionSwitch } from '#app/ui/option-switch.tsx'
import { TickMark } from '#app/ui/tick-mark.tsx'
import { depotYear, workOutYear, type LedgerRow } from './ledger-year.ts'
import { tonnesOf } from './tonnes-of.ts'
import { YearColumns } from './year-columns.tsx'

const states = ['QLD', 'NSW', 'VIC', 'SA', 'WA', 'TAS', 'NT', 'ACT'] as const

/** A year of one depot as a ledger page: the months as columns of a chart, then the same as a table, footed. */
export function YearLedger() {
  const [state, setState] = useState<(typeof states)[number]>('QLD')
  const year = workOutYear(depotYear, `AU-${state}`)
  return (
    <figure className="sheet p-4 sm:p-6" aria-labelledby="ledger-title">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-rule-strong pb-4">
        <div>
          <h3 id="ledger-title" className="type-subheading">
            Depot, July 2025 to June 2026
          </h3>
          <p className="text-sm text-ink-2">
            Worked example: the quantities are invented, the factors are not
          </p>
        </div>
        <OptionSwitch
          legend="The same year on the grid of"
          options={states.map((value) => ({ value, label: value }))}
          value={state}
          onChange={setState}
          className="screen-only no-script:hidden"
        />
      </div>
      <YearColumns rows={year.rows} />
      <table className="ledger year-ledger mt-6" data-narrow="tight">
        <caption>
          Tonnes <Co2 equivalent /> by month and scope. Electricity: NGA Factors 2025, Table 1. Diesel in
          plant: Table 8.
        </caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col" className="figure">
              Scope 1
            </th>
            <th scope="col" className="figure">
              Scope 2
            </th>
            <th scope="col" className="figure">
              Scope 3
            </th>
            <th scope="col" className="figure">
              All
            </th>
          </tr>
        </thead>
        <tbody>
          {year.rows.map((row) => (
            <LedgerLine key={row.month} row={row} />
          ))}
        </tbody>
        <tfoot>
          <LedgerLine row={year.total} isTotal />
        </tfoot>
      </table>
      {year.isCrossFooted && (
        <p className="mt-4 flex items-start gap-x-2 text-sm" aria-live="polite">
          <TickMark name="crossFooted" />
          <span>The columns and the rows were added up apart. Both give {tonnesOf(year.total.total)} t.</span>
        </p>
      )}
    </figure>
  )
}

function LedgerLine({ row, isTotal = false }: { row: LedgerRow; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? 'total' : undefined}>
      <th scope="row">{isTotal ? row.month : row.month.slice(0, 3)}</th>
      {(['scope1', 'scope2', 'scope3', 'total'] as const).map((column) => (
        <td key={column} className="figure">
          {tonnesOf(row[column])}
        </td>
      ))}
    </tr>
  )
}
