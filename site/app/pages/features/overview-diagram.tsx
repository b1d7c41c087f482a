import { ArrowRightIcon } from '#app/ui/icons.tsx'
import './overview-diagram.css'

const stages = [
  { title: 'Documents', lines: ['Utility bills', 'Fuel receipts', 'Travel manifests', 'Invoices'] },
  { title: 'Reading', lines: ['Type detection', 'Extraction', 'Evidence kept', 'Checks run'] },
  { title: 'Matching', lines: ['Direct', 'Vector', 'AI-assisted', 'Reviewed'] },
  { title: 'Working', lines: ['Quantity × factor', 'Edition, table', 'Scopes 1, 2, 3', 'Exact decimals'] },
  { title: 'Reports', lines: ['Dashboards', 'XLSX, CSV, PDF', 'GRI, TCFD, SASB, CDP', 'Audit trail'] },
]

/** The pipeline as five columns of a ledger joined by arrows; on a phone they stand under each other. */
export function OverviewDiagram() {
  return (
    <figure>
      <ol className="overview-diagram">
        {stages.map(({ title, lines }, index) => (
          <li key={title} className="overview-stage">
            <h3 className="type-subheading">{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {index < stages.length - 1 && <ArrowRightIcon className="overview-arrow" />}
          </li>
        ))}
      </ol>
      <figcaption className="type-caption mt-4">
        Read in the direction of the arrows. A figure in a report can be followed back the same way to the
        line it came from.
      </figcaption>
    </figure>
  )
}
