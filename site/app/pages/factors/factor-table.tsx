import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import { Co2, Co2Text } from '#app/ui/co2.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { FactorRow } from '#shared/factor-answers.ts'
import { factorPagePath } from '#shared/factor-page.ts'
import { typesetName } from './typeset-name.ts'

/** Factors as a ledger: what it is, where and when, and the figure as its publisher prints it. */
export function FactorTable({ rows }: { rows: readonly FactorRow[] }) {
  const places = Math.min(mostAligned, Math.max(...rows.map((row) => placesOf(row.kgCO2ePerUnit))))
  return (
    <table className="ledger factor-ledger" data-rows="double">
      <caption>
        Figures as published, in kilograms of <Co2 equivalent /> per unit
      </caption>
      <thead>
        <tr>
          <th scope="col">Factor</th>
          <th scope="col" className="factor-wide">
            Place
          </th>
          <th scope="col" className="factor-wide">
            Edition
          </th>
          <th scope="col" className="factor-wide">
            Scope
          </th>
          <th scope="col" className="figure">
            kg <Co2 equivalent />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <TextLink href={factorPagePath(row.id)}>
                <Co2Text>{typesetName(row.name)}</Co2Text>
              </TextLink>
              <span className="factor-by">
                <span className="factor-narrow">
                  {row.place}, {row.edition}, Scope {row.scope}.{' '}
                </span>
                {row.publisher}
                {row.grade !== '' && <span className="factor-grade">{row.grade}</span>}
              </span>
            </th>
            <td className="factor-wide">{row.place}</td>
            <td className="factor-wide">{row.edition}</td>
            <td className="factor-wide">{row.scope}</td>
            <td className="figure">
              {groupDigits(row.kgCO2ePerUnit)}
              <span className="invisible" aria-hidden="true">
                {'0'.repeat(Math.max(0, places - placesOf(row.kgCO2ePerUnit)))}
              </span>
              <span className="factor-unit">per {row.unit}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const mostAligned = 4

/** What a figure takes after its whole part, the point included: short figures are padded to line up with long ones. */
function placesOf(figure: string): number {
  const point = figure.indexOf('.')
  return point < 0 ? 0 : figure.length - point
}
