import { useId } from 'react'
import { PatternFills, patternFill } from '#app/ui/drawing/pattern-fills.tsx'
import { ScrollRegion } from '#app/ui/scroll-region.tsx'

const rows = [
  { severity: 'Low', open: 3, inProgress: 1, resolved: 14 },
  { severity: 'Medium', open: 1, inProgress: 2, resolved: 9 },
  { severity: 'High', open: 0, inProgress: 1, resolved: 4 },
  { severity: 'Critical', open: 0, inProgress: 0, resolved: 1 },
]

/** A quarter of incidents by severity and status; illustrative, with the totals added up here. */
export function IncidentMetrics() {
  const sum = (column: 'open' | 'inProgress' | 'resolved') =>
    rows.reduce((total, row) => total + row[column], 0)
  const all = sum('open') + sum('inProgress') + sum('resolved')
  return (
    <div className="sheet p-4 sm:p-6">
      <ScrollRegion label="Incident metrics">
        <table className="ledger chart-table" data-rows="double" data-narrow="tight">
          <caption>
            Incidents, July to September 2026, all sites. Illustrative figures.{' '}
            <span className="max-md:hidden">Solid: resolved. Hatched: in progress. Outline: open.</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">Severity</th>
              <th scope="col" className="max-md:hidden">
                <span className="sr-only">Bar</span>
              </th>
              <th scope="col" className="figure">
                Open
              </th>
              <th scope="col" className="figure">
                In Progress
              </th>
              <th scope="col" className="figure">
                Resolved
              </th>
              <th scope="col" className="figure">
                All
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ severity, open, inProgress, resolved }) => (
              <tr key={severity}>
                <th scope="row">{severity}</th>
                <td className="chart-cell max-md:hidden">
                  <StatusBar parts={[resolved, inProgress, open]} />
                </td>
                <td className="figure">{open}</td>
                <td className="figure">{inProgress}</td>
                <td className="figure">{resolved}</td>
                <td className="figure">{open + inProgress + resolved}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="total">
              <th scope="row">All</th>
              <td className="font-normal text-ink-2 max-md:hidden">in the quarter</td>
              <td className="figure">{sum('open')}</td>
              <td className="figure">{sum('inProgress')}</td>
              <td className="figure">{sum('resolved')}</td>
              <td className="figure">{all}</td>
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </div>
  )
}

const most = Math.max(...rows.map(({ open, inProgress, resolved }) => open + inProgress + resolved))
const statusLooks = ['solid', 'hatch', 'open'] as const

/** One severity's incidents end to end, by status. The figures stand beside it. */
function StatusBar({ parts }: { parts: readonly [number, number, number] }) {
  const id = useId()
  const startOf = (index: number) => parts.slice(0, index).reduce((sum, part) => sum + part, 0)
  return (
    <svg className="drawing value-bar" aria-hidden="true">
      <PatternFills id={id} tone="mangrove" />
      {parts.map((part, index) => (
        <rect
          key={statusLooks[index]}
          x={`${(startOf(index) / most) * 100}%`}
          width={`${(part / most) * 100}%`}
          height="100%"
          fill={patternFill(id, statusLooks[index] ?? 'open')}
          className="draw-fill draw-mangrove"
        />
      ))}
    </svg>
  )
}
