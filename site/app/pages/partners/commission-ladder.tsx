import { decimal, dividedBy, times } from '@doublerule/carbon/decimal.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import { ValueBar } from '#app/ui/drawing/value-bar.tsx'
import { partnerTiers } from '#shared/partner-tiers.ts'

const monthlyDollars = decimal('1000')
const looks = ['open', 'hatch', 'solid'] as const

/** The commission of each tier, as a bar and as dollars of an illustrative month. */
export function CommissionLadder() {
  return (
    <figure className="sheet p-4 sm:p-6" aria-label="Commission by partner tier">
      <table className="ledger chart-table" data-rows="double" data-narrow="tight">
        <caption>
          Share of client subscription revenue by partner tier, paid monthly. The dollars are illustrative.
        </caption>
        <thead>
          <tr>
            <th scope="col">Tier</th>
            <th scope="col" className="figure">
              Commission
            </th>
            <th scope="col">
              <span className="sr-only">Bar</span>
            </th>
            <th scope="col" className="figure">
              Of $1,000
            </th>
          </tr>
        </thead>
        <tbody>
          {partnerTiers.map(({ id, name, commissionPercent }, tier) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className="figure">{commissionPercent}%</td>
              <td className="chart-cell">
                <ValueBar share={commissionPercent / 25} pattern={looks[tier] ?? 'solid'} />
              </td>
              <td className="figure">
                ${groupDigits(dividedBy(times(monthlyDollars, decimal(String(commissionPercent))), '100'))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
