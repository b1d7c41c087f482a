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
        <table className="ledger" data-narrow="tight">
          <caption>Incidents, July to September 2026, all sites. Illustrative figures.</caption>
          <thead>
            <tr>
              <th scope="col">Severity</th>
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
