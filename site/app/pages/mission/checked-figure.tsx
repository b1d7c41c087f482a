import { decimal, plus, sumOf, times } from '@doublerule/carbon/decimal.ts'
import { gridFactors } from '@doublerule/carbon/factors/electricity-au.ts'
import { formatKg, formatTonnes, groupDigits } from '@doublerule/carbon/format-mass.ts'
import { Co2 } from '#app/ui/co2.tsx'
import { TickMark } from '#app/ui/tick-mark.tsx'

const peakKwh = decimal('4250')
const offPeakKwh = decimal('2110')
const usageKwh = plus(peakKwh, offPeakKwh)
const products = gridFactors('AU-QLD', '2025').map((factor) => ({
  factor,
  kg: times(usageKwh, decimal(factor.kgCO2ePerUnit)),
}))
const totalKg = sumOf(products.map(({ kg }) => kg))

/** One figure with the marks that let a reader do it again: the quarter of a specimen bill, worked out here. */
export function CheckedFigure() {
  return (
    <figure className="sheet p-4 sm:p-6" aria-label="One figure and its marks">
      <table className="ledger" data-rows="double" data-narrow="tight">
        <caption>A specimen quarter in Queensland, July to September 2025</caption>
        <tbody>
          <tr>
            <th scope="row">
              On the bill
              <span className="block font-normal text-ink-2">
                Peak {groupDigits(peakKwh)} + off-peak {groupDigits(offPeakKwh)}
              </span>
            </th>
            <td className="figure">
              {groupDigits(usageKwh)} kWh <TickMark name="traced" />
            </td>
          </tr>
          {products.map(({ factor, kg }) => (
            <tr key={factor.id}>
              <th scope="row">
                Scope {factor.scope}
                <span className="flex items-center gap-1 font-normal text-ink-2">
                  × {factor.kgCO2ePerUnit}, NGA 2025, Table 1 <TickMark name="vouched" />
                </span>
              </th>
              <td className="figure">
                {formatKg(kg)} <TickMark name="recalculated" />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="total">
            <th scope="row">
              Together, t <Co2 equivalent />
            </th>
            <td className="figure">
              {formatTonnes(totalKg)} <TickMark name="footed" />
            </td>
          </tr>
        </tfoot>
      </table>
    </figure>
  )
}
