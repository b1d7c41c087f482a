import { decimal, minus, times } from '@doublerule/carbon/decimal.ts'
import { formatKg, groupDigits } from '@doublerule/carbon/format-mass.ts'
import { dieselLightVehicle, dieselStationary } from '#app/pages/copied-factors.ts'
import { Co2 } from '#app/ui/co2.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { factorPagePath } from '#shared/factor-page.ts'

const litres = decimal('340')
const uteKg = times(litres, dieselLightVehicle.kgCO2ePerUnit)
const generatorKg = times(litres, dieselStationary.scope1.kgCO2ePerUnit)
const answers = [
  { use: 'If a ute burnt it', factor: dieselLightVehicle, kg: uteKg },
  { use: 'If a generator did', factor: dieselStationary.scope1, kg: generatorKg },
]

/** One line of a docket and its two right answers, worked out here. */
export function DocketAnswers() {
  return (
    <figure className="sheet p-4 sm:p-6">
      <p className="type-figure mb-4">
        <mark>DIESEL</mark> <mark>{groupDigits(litres)}.00 L</mark> @ 189.9 c/L
      </p>
      <table className="ledger" data-rows="double" data-narrow="tight">
        <caption>
          A specimen docket. NGA Factors 2025, Scope 1, kg <Co2 equivalent />
        </caption>
        <tbody>
          {answers.map(({ use, factor, kg }) => (
            <tr key={use}>
              <th scope="row">
                {use}
                <span className="block font-normal tabular-nums">
                  {groupDigits(litres)} L ×{' '}
                  <TextLink href={factorPagePath(factor.id)}>{factor.kgCO2ePerUnit}</TextLink>
                </span>
              </th>
              <td className="figure">{formatKg(kg)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="difference">
            <th scope="row">Between the two; the docket does not say which</th>
            <td className="figure">{formatKg(minus(uteKg, generatorKg))}</td>
          </tr>
        </tfoot>
      </table>
    </figure>
  )
}
