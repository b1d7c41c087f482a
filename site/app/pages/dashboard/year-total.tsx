import { Co2 } from '#app/ui/co2.tsx'
import { ScopeBar } from '#app/ui/scope-bar.tsx'
import { depotYear, workOutYear } from './ledger-year.ts'
import { tonnesOf } from './tonnes-of.ts'
import { LedgerTotal } from '#app/ui/ledger-total.tsx'

const { total } = workOutYear(depotYear, 'AU-QLD')
const rows = [
  { scope: 1, kg: total.scope1, name: 'Diesel' },
  { scope: 2, kg: total.scope2, name: 'Electricity' },
  { scope: 3, kg: total.scope3, name: 'Upstream of both' },
] as const
const longest = Math.max(...rows.map(({ kg }) => Number(kg)))

/** The year of the ledger in four figures, as a dashboard begins. */
export function YearTotal() {
  return (
    <figure className="sheet p-4 sm:p-6">
      <table className="ledger" data-rows="double">
        <caption>
          The depot’s year in Queensland, tonnes <Co2 equivalent />. Worked example.
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Scope</th>
            <th scope="col">Bar</th>
            <th scope="col">Tonnes</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ scope, kg, name }) => (
            <tr key={scope}>
              <th scope="row" className="whitespace-nowrap">
                Scope {scope} <span className="block text-sm font-normal text-ink-2">{name}</span>
              </th>
              <td className="w-full">
                <ScopeBar parts={[{ scope, share: Number(kg) / longest }]} />
              </td>
              <td className="figure">{tonnesOf(kg)}</td>
            </tr>
          ))}
        </tbody>
        <LedgerTotal name="Total" isLarge>
          {tonnesOf(total.total)}
        </LedgerTotal>
      </table>
    </figure>
  )
}
