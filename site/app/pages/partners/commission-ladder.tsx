import { decimal, dividedBy, roundTo, times, type Decimal } from '@doublerule/carbon/decimal.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import { useState } from 'react'
import { ChartHead } from '#app/ui/drawing/chart-head.tsx'
import { ValueBar } from '#app/ui/drawing/value-bar.tsx'
import { partnerTiers } from '#shared/partner-tiers.ts'

const looks = ['open', 'hatch', 'solid'] as const
const mostClients = 200
const mostDollars = 100_000

/** What a number of clients at a subscription is worth to each tier: the percentages are ours, the dollars the reader's. */
export function CommissionLadder() {
  const [clients, setClients] = useState(5)
  const [dollars, setDollars] = useState(1000)
  const revenue = times(decimal(String(clients)), decimal(String(dollars)))
  return (
    <figure className="sheet p-4 sm:p-6" aria-label="Commission by partner tier">
      <div className="mb-4 flex flex-wrap gap-4 border-b border-rule-strong pb-4 no-script:hidden">
        <WholeNumber label="Clients" value={clients} most={mostClients} onChange={setClients} />
        <WholeNumber label="Dollars a month each" value={dollars} most={mostDollars} onChange={setDollars} />
      </div>
      <table className="ledger chart-table" data-rows="double" data-narrow="tight">
        <caption>
          Your share of ${groupDigits(revenue)} of client subscriptions a month. Prices are custom, so the
          dollars are an illustration.
        </caption>
        <ChartHead row="Tier" drawing="Bar" figures={['A month', 'A year']} />
        <tbody>
          {partnerTiers.map(({ id, name, commissionPercent }, tier) => {
            const monthly = dividedBy(times(revenue, decimal(String(commissionPercent))), '100')
            return (
              <tr key={id}>
                <th scope="row">
                  <span className="sm:whitespace-nowrap">{name}</span>
                  <span className="block font-normal text-ink-2">{commissionPercent}%</span>
                </th>
                <td className="chart-cell">
                  <ValueBar share={commissionPercent / 25} pattern={looks[tier] ?? 'solid'} />
                </td>
                <td className="figure">{wholeDollars(monthly)}</td>
                <td className="figure">{wholeDollars(times(monthly, '12'))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </figure>
  )
}

function wholeDollars(amount: Decimal): string {
  return `$${groupDigits(roundTo(amount, 0))}`
}

type WholeNumberProps = { label: string; value: number; most: number; onChange: (value: number) => void }

/** A field that keeps what it has until a whole number stands in it. */
function WholeNumber({ label, value, most, onChange }: WholeNumberProps) {
  return (
    <label className="block flex-1 text-sm font-semibold">
      {label}
      <input
        type="number"
        className="input mt-1 font-normal"
        min="1"
        max={most}
        defaultValue={value}
        onChange={({ target }) => {
          const asked = Math.trunc(target.valueAsNumber)
          if (asked >= 1 && asked <= most) onChange(asked)
        }}
      />
    </label>
  )
}
