import { useState } from 'react'
import { ngaElectricityEditions } from '@doublerule/carbon/factors/electricity-au.ts'
import { roundTo } from '@doublerule/carbon/decimal.ts'
import { Co2 } from '#app/ui/co2.tsx'
import { ChartHead } from '#app/ui/drawing/chart-head.tsx'
import { OptionSwitch } from '#app/ui/option-switch.tsx'
import { TickMark } from '#app/ui/tick-mark.tsx'
import { listGridRows, type GridRow } from './grid-rows.ts'
import '#app/ui/drawing/drawing.css'
import './grid-chart.css'

const topKg = 0.9
const marks = ['open', 'half', 'full'] as const

/** Each state's grid in three editions: where the dots stand is the factor, where they move is the change. */
export function GridChart() {
  const [scopes, setScopes] = useState<'2' | '2 and 3'>('2')
  const rows = listGridRows(scopes === '2 and 3')
  return (
    <figure className="sheet p-4 sm:p-6">
      <div className="flex flex-wrap items-end justify-between gap-4 border-b border-rule-strong pb-3">
        <h2 className="type-subheading">One kilowatt-hour, seven grids</h2>
        <OptionSwitch
          legend="Scope"
          options={[
            { value: '2', label: 'Scope 2' },
            { value: '2 and 3', label: 'with Scope 3' },
          ]}
          value={scopes}
          onChange={setScopes}
          className="no-script:hidden"
        />
      </div>
      <table className="ledger grid-chart mt-2">
        <caption>
          kg <Co2 equivalent /> per kWh, location-based, NGA Factors 2024, 2025 and 2026, Table 1. Ring: 2024.
          Yellow: 2025. Full: 2026.
          {rows.some(({ isDisputed }) => isDisputed) && ' Flag: sources disagree on 2026.'}
        </caption>
        <ChartHead row="Grid" drawing="Dots" drawingClass="grid-cell" figures={ngaElectricityEditions} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.region}>
              <th scope="row">
                {row.name} {row.isDisputed && <TickMark name="review" />}
              </th>
              <td className="grid-cell">
                <DotRow row={row} />
              </td>
              {row.byEdition.map((kg, index) => (
                <td key={ngaElectricityEditions[index]} className="figure">
                  {roundTo(kg, 2)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function DotRow({ row: { byEdition } }: { row: GridRow }) {
  const places = byEdition.map((kg) => `${(Number(kg) / topKg) * 100}%`)
  return (
    <svg className="drawing grid-dots draw-mangrove" aria-hidden="true">
      <line x1="0" x2="100%" y1="50%" y2="50%" className="draw-rule" />
      <line x1={places[0]} x2={places.at(-1)} y1="50%" y2="50%" stroke="currentColor" strokeWidth="2" />
      {places.map((place, index) => (
        <circle
          key={ngaElectricityEditions[index]}
          cx={place}
          cy="50%"
          r={marks[index] === 'full' ? 5.5 : 4.5}
          className={`grid-dot-${marks[index]}`}
        />
      ))}
    </svg>
  )
}
