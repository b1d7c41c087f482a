import type { ReactNode } from 'react'
import { decimal, plus, times } from '@doublerule/carbon/decimal.ts'
import { gridFactors } from '@doublerule/carbon/factors/electricity-au.ts'
import { ReadQuestion } from './read-question.tsx'
import { formatKg, formatTonnes, groupDigits } from '@doublerule/carbon/format-mass.ts'
import { LedgerTotal } from '#app/ui/ledger-total.tsx'

const usageKwh = decimal('38400')
const factors = gridFactors('AU-QLD', '2025')
const scope2 = factors.find((factor) => factor.scope === 2)
const scope3 = factors.find((factor) => factor.scope === 3)

/** A question, its answer with the working, and a follow-up. The kilowatt-hours are illustrative, the sums are computed. */
export function ChatExample() {
  const scope2Kg = times(usageKwh, decimal(scope2?.kgCO2ePerUnit ?? '0'))
  const scope3Kg = times(usageKwh, decimal(scope3?.kgCO2ePerUnit ?? '0'))
  return (
    <figure className="sheet p-4 sm:p-6" aria-label="An illustrative conversation">
      <Said by="You">
        <ReadQuestion />
      </Said>
      <Said by="Assistant">
        <p>One bill covers it: {groupDigits(usageKwh)} kWh, August 1 to 31, 2025, Queensland.</p>
        <table className="ledger my-3" data-narrow="tight">
          <caption>NGA Factors 2025, Table 1, location-based</caption>
          <tbody>
            <SumRow scope="Scope 2" factor={scope2?.kgCO2ePerUnit} kg={scope2Kg} />
            <SumRow scope="Scope 3" factor={scope3?.kgCO2ePerUnit} kg={scope3Kg} />
          </tbody>
          <LedgerTotal name="Total">{formatTonnes(plus(scope2Kg, scope3Kg))}</LedgerTotal>
        </table>
        <p className="type-caption">Source: bill of September 4, 2025, page 1, line “Energy charges”.</p>
      </Said>
      <Said by="You">And the month before?</Said>
      <Said by="Assistant">
        <p>There is no bill for July 2025 at this unit. Shall I list the units with a gap in that month?</p>
      </Said>
    </figure>
  )
}

function SumRow({ scope, factor, kg }: { scope: string; factor: string | undefined; kg: string }) {
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap">
        {scope}
      </th>
      <td className="type-figure min-[24rem]:whitespace-nowrap">
        {groupDigits(usageKwh)} × {factor}
      </td>
      <td className="figure">{formatKg(kg)}</td>
    </tr>
  )
}

function Said({ by, children }: { by: 'You' | 'Assistant'; children: ReactNode }) {
  return (
    <div className="border-t border-rule py-3 first:border-0 first:pt-0">
      <p className="type-column text-ink-3">{by}</p>
      <div className="mt-1">{children}</div>
    </div>
  )
}
