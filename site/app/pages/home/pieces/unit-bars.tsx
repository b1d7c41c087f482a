import { Co2 } from '#app/ui/co2.tsx'
import { ScopeBar } from '#app/ui/scope-bar.tsx'
import { businessUnits, scopes, totalTonnes } from './illustrative-year.ts'

const longest = Math.max(...businessUnits.map((unit) => totalTonnes(unit)))

/** Three business units of the illustrative year, by scope. */
export function UnitBars() {
  return (
    <figure className="piece">
      <table className="w-full text-sm leading-6">
        <caption className="sr-only">
          Illustrative: tonnes of CO2e by business unit and scope; the bars show the same
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Business unit</th>
            <th scope="col">Scope 1, 2 and 3</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {businessUnits.map((unit) => (
            <tr key={unit.name}>
              <th scope="row" className="w-20 pb-3 text-start font-normal text-ink-2">
                {unit.name}
              </th>
              <td className="pb-3">
                <span className="sr-only">{scopes.map((scope) => unit.tonnes[scope]).join(', ')}</span>
                <ScopeBar parts={scopes.map((scope) => ({ scope, share: unit.tonnes[scope] / longest }))} />
              </td>
              <td className="type-figure w-14 pb-3 text-end">{totalTonnes(unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="type-caption">
        Illustrative, t <Co2 equivalent />. Solid: Scope 1. Hatched: Scope 2. Dotted: Scope 3.
      </figcaption>
    </figure>
  )
}
