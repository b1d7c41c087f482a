import type { ReactNode } from 'react'
import { decimal, roundTo, times, type Decimal } from '@doublerule/carbon/decimal.ts'
import { formatTonnes, groupDigits } from '@doublerule/carbon/format-mass.ts'
import { Co2 } from '#app/ui/co2.tsx'
import { formatDollarChange, formatTonnesChange } from './format-change.ts'
import { workOutComparison, type MaterialOption } from './work-out-comparison.ts'

const quantityTonnes = decimal('420')
const original: MaterialOption = {
  name: 'Concrete, standard mix',
  factorKgPerKg: '0.131',
  costPerTonne: '118',
}
const alternative: MaterialOption = {
  name: 'Concrete, 40% cement replaced',
  factorKgPerKg: '0.092',
  costPerTonne: '121',
}
const comparison = workOutComparison(original, alternative, quantityTonnes, decimal('12'))

/** Original and alternative side by side, then the difference, its price and the year at that rate. All computed. */
export function MaterialComparison() {
  return (
    <div className="columns">
      <div className="sheet self-start p-4 sm:p-6 lg:col-span-8!">
        <table className="ledger" data-narrow="stack">
          <caption>
            {groupDigits(quantityTonnes)} t of concrete in a month. Factors and prices are illustrative, the
            arithmetic is not.
          </caption>
          <thead>
            <tr>
              <th scope="col">Material</th>
              <th scope="col" className="figure">
                kg <Co2 equivalent /> per kg
              </th>
              <th scope="col" className="figure">
                $ per t
              </th>
              <th scope="col" className="figure">
                Cost
              </th>
              <th scope="col" className="figure">
                Emissions
              </th>
            </tr>
          </thead>
          <tbody>
            <OptionRow label="Original" option={original} kg={comparison.originalKg} />
            <OptionRow label="Alternative" option={alternative} kg={comparison.alternativeKg} />
          </tbody>
          <tfoot>
            <tr className="difference">
              <th scope="row" colSpan={3}>
                Difference in the month
              </th>
              <td className="figure" data-label="Cost">
                {formatDollarChange(comparison.differenceCost)}
              </td>
              <td className="figure" data-label="Emissions">
                {formatTonnesChange(comparison.differenceKg, 3)} t
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <dl className="lg:col-span-4!">
        <Result
          name="Abatement cost"
          value={`$${groupDigits(roundTo(comparison.costPerTonneAvoided, 2))} per t`}
        >
          {formatDollarChange(comparison.differenceCost)} over{' '}
          {formatTonnesChange(comparison.differenceKg, 3).slice(1)} t <Co2 equivalent /> avoided
        </Result>
        <Result
          name="Annual projection, emissions"
          value={`${formatTonnesChange(comparison.annualDifferenceKg, 3)} t`}
        >
          Twelve months at this quantity
        </Result>
        <Result name="Annual projection, cost" value={formatDollarChange(comparison.annualDifferenceCost)}>
          Twelve months at these prices
        </Result>
      </dl>
    </div>
  )
}

function OptionRow({ label, option, kg }: { label: string; option: MaterialOption; kg: string }) {
  return (
    <tr>
      <th scope="row">
        <span className="type-caption block">{label}</span>
        {option.name}
      </th>
      <td className="figure align-bottom" data-label="kg per kg">
        {option.factorKgPerKg}
      </td>
      <td className="figure align-bottom" data-label="$ per t">
        {option.costPerTonne}
      </td>
      <td className="figure align-bottom" data-label="Cost">
        {formatCost(times(quantityTonnes, option.costPerTonne))}
      </td>
      <td className="figure align-bottom" data-label="Emissions">
        {formatTonnes(kg)}
      </td>
    </tr>
  )
}

function formatCost(dollars: Decimal): string {
  return `$${groupDigits(roundTo(dollars, 0))}`
}

function Result({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="border-b border-rule py-3 first:pt-0">
      <dt className="type-column text-ink-2">{name}</dt>
      <dd>
        <span className="block text-xl tabular-nums">{value}</span>
        <span className="type-caption">{children}</span>
      </dd>
    </div>
  )
}
