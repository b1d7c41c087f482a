import { Band } from '#app/ui/band.tsx'
import { DocketLine } from './pieces/docket-line.tsx'
import { UnitBars } from './pieces/unit-bars.tsx'
import { WorkbookStrip } from './pieces/workbook-strip.tsx'

const parts = [
  {
    title: 'AI-Powered Data Extraction',
    text: 'Bills, dockets, manifests and invoices are read where they stand: the quantity, its unit, its period and its place, each tied to the line it came from.',
    picture: <DocketLine />,
  },
  {
    title: 'Comprehensive Emissions Dashboard',
    text: 'Scope 1, 2 and 3 for each business unit or project, in tonnes that open down to the document behind them.',
    picture: <UnitBars />,
  },
  {
    title: 'Audit-Ready Reporting',
    text: 'An export carries the evidence, the factor with its edition, and the sum as a formula, so a reviewer can do it again. XLSX, CSV or PDF.',
    picture: <WorkbookStrip />,
  },
] as const

export function Simplifying() {
  return (
    <Band labelledBy="simplifying" tone="sheet">
      <h2 id="simplifying" className="type-title">
        Simplifying Carbon Reporting
      </h2>
      <p className="type-lead mt-4">
        Three jobs that usually live in three spreadsheets, kept on one set of papers.
      </p>
      <ul className="ledger-columns mt-12" data-columns="wide">
        {parts.map(({ title, text, picture }) => (
          <li key={title}>
            {picture}
            <div>
              <h3 className="type-subheading mt-6">{title}</h3>
              <p className="mt-2 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}
