import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import { ChartHead } from '#app/ui/drawing/chart-head.tsx'
import { ValueBar } from '#app/ui/drawing/value-bar.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { FactorListing } from '#shared/factor-answers.ts'
import { factorsPath } from '#shared/factor-page.ts'
import { LedgerTotal } from '#app/ui/ledger-total.tsx'

const kindsShown = 8

/** What the library holds, as bars by kind; each kind leads to its rows. */
export function FactorKinds({ kinds }: { kinds: FactorListing['kinds'] }) {
  const most = kinds[0]?.count ?? 1
  const others = kinds.slice(kindsShown)
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  return (
    <figure className="sheet p-4 sm:p-6" aria-label="The library by kind">
      <table className="ledger chart-table factor-kinds" data-narrow="tight">
        <caption>How many factors of each kind</caption>
        <ChartHead row="Kind" drawing="Bar" figures={['Factors']} />
        <tbody>
          {kinds.slice(0, kindsShown).map(({ value, label, count }) => (
            <tr key={value}>
              <th scope="row">
                <TextLink href={`${factorsPath}?kind=${value}`}>{label}</TextLink>
              </th>
              <td className="chart-cell">
                <ValueBar share={count / most} />
              </td>
              <td className="figure">{groupDigits(String(count))}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={2}>
              {others.length} more kinds
            </th>
            <td className="figure">
              {groupDigits(String(others.reduce((sum, { count }) => sum + count, 0)))}
            </td>
          </tr>
        </tbody>
        <LedgerTotal name="All">{groupDigits(String(total))}</LedgerTotal>
      </table>
    </figure>
  )
}
