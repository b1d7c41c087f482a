import { roundTo } from '@doublerule/carbon/decimal.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import { Co2 } from '#app/ui/co2.tsx'
import { ChartHead } from '#app/ui/drawing/chart-head.tsx'
import { ValueBar } from '#app/ui/drawing/value-bar.tsx'
import { materialFactors } from '#app/pages/copied-factors.ts'

const longest = Math.max(...materialFactors.map(({ primary }) => Number(primary.kgCO2ePerUnit)))

/** Metals, wood and concrete of building sites per tonne, new and second-hand, as the British factors print them. */
export function MaterialsChart() {
  return (
    <figure>
      <table className="ledger chart-table" data-rows="double">
        <caption>
          kg <Co2 equivalent /> per tonne of construction material, DESNZ/Defra 2025, a British source:
          Australia publishes no such table. A tonne of each does not do the same job.
        </caption>
        <ChartHead row="Material" drawing="Bars" figures={['kg per t']} />
        <tbody>
          {materialFactors.map(({ name, primary, second, secondName }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span className="type-caption block font-normal">new, then {secondName}</span>
              </th>
              <td className="chart-cell">
                <div className="grid gap-1">
                  <ValueBar share={Number(primary.kgCO2ePerUnit) / longest} />
                  <ValueBar share={Number(second.kgCO2ePerUnit) / longest} pattern="hatch" />
                </div>
              </td>
              <td className="figure">
                {groupDigits(roundTo(primary.kgCO2ePerUnit, 0))}
                <span className="block">{groupDigits(roundTo(second.kgCO2ePerUnit, 0))}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
