import { ScrollRegion } from '#app/ui/scroll-region.tsx'

const stages = [
  { title: 'Documents', lines: ['Utility bills', 'Fuel receipts', 'Travel manifests', 'Invoices'] },
  { title: 'Reading', lines: ['Type detection', 'Extraction', 'Evidence kept', 'Checks run'] },
  { title: 'Matching', lines: ['Direct', 'Vector', 'AI-assisted', 'Reviewed'] },
  { title: 'Working', lines: ['Quantity × factor', 'Edition, table', 'Scopes 1, 2, 3', 'Exact decimals'] },
  { title: 'Reports', lines: ['Dashboards', 'XLSX, CSV, PDF', 'GRI, TCFD, SASB, CDP', 'Audit trail'] },
]

const columnWidth = 200
const height = 236

/** The pipeline as five columns of a ledger joined by one line; the same words stand in the list for readers. */
export function OverviewDiagram() {
  return (
    <figure>
      <ScrollRegion label="Overview diagram">
        <svg
          viewBox={`0 0 ${columnWidth * stages.length} ${height}`}
          className="overview-diagram"
          aria-hidden="true"
        >
          {stages.map(({ title, lines }, index) => (
            <g key={title} transform={`translate(${index * columnWidth} 0)`}>
              <rect
                x="8"
                y="0.5"
                width={columnWidth - 32}
                height={height - 9}
                className="fill-sheet stroke-rule-strong"
              />
              <text x="24" y="36" className="diagram-title">
                {title}
              </text>
              <path d={`M8 52.5H${columnWidth - 24}`} className="stroke-rule-strong" />
              {lines.map((line, row) => (
                <g key={line}>
                  <text x="24" y={84 + row * 40} className="diagram-line">
                    {line}
                  </text>
                  <path d={`M8 ${96.5 + row * 40}H${columnWidth - 24}`} className="stroke-rule" />
                </g>
              ))}
              {index < stages.length - 1 && (
                <path d={`M${columnWidth - 24} 30h28m-7-5 7 5-7 5`} className="diagram-arrow" />
              )}
            </g>
          ))}
        </svg>
      </ScrollRegion>
      <ol className="sr-only">
        {stages.map(({ title, lines }) => (
          <li key={title}>
            {title}: {lines.join(', ')}
          </li>
        ))}
      </ol>
      <figcaption className="type-caption mt-3">
        Read from left to right. A figure in a report can be followed back the same way to the line it came
        from.
      </figcaption>
    </figure>
  )
}
