import { roundTo } from '@doublerule/carbon/decimal.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import { Co2 } from '#app/ui/co2.tsx'
import { ChartHead } from '#app/ui/drawing/chart-head.tsx'
import { ValueBar } from '#app/ui/drawing/value-bar.tsx'
import { machines, machinesKg, shareOfLargest } from './machine-day.ts'
import { LedgerTotal } from '#app/ui/ledger-total.tsx'

/** A day of dockets by machine: a bar and its figure in each row, and the sum under them. */
export function MachineChart() {
  return (
    <figure className="sheet p-4 sm:p-6" aria-label="Worked example: one day by machine">
      <table className="ledger chart-table" data-rows="double" data-narrow="over">
        <caption>
          Worked example. Scope 1 of one day, kg <Co2 equivalent />. Machines and quantities are invented; the
          factors are NGA Factors 2025.
        </caption>
        <ChartHead row="Machine" drawing="Bar" figures={['kg']} />
        <tbody>
          {machines.map((machine) => (
            <tr key={machine.name}>
              <th scope="row">
                {machine.name}
                <span className="type-caption block font-normal">
                  {machine.printed} <span className="whitespace-nowrap">× {machine.kgPerUnit}</span>
                  <br />
                  {machine.table}
                </span>
              </th>
              <td className="chart-cell">
                <ValueBar
                  share={shareOfLargest(machine)}
                  tone="scope-1"
                  pattern={machine.unit === 'kg' ? 'hatch' : 'solid'}
                />
              </td>
              <td className="figure">{groupDigits(roundTo(machine.kg, 1))}</td>
            </tr>
          ))}
        </tbody>
        <LedgerTotal name="One day">{groupDigits(roundTo(machinesKg, 1))}</LedgerTotal>
      </table>
      <figcaption className="type-caption mt-3">
        Solid: fuel burnt. Hatched: refrigerant leaked. 400&nbsp;g of it counts for more than the day’s fuel
        of any one machine.
      </figcaption>
    </figure>
  )
}
