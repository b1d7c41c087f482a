import { FlowDiagram } from '#app/ui/drawing/flow-diagram.tsx'

const sources = [
  'Utility bills',
  'Fuel receipts',
  'Travel manifests',
  'Invoices',
  'Meter data',
  'Spreadsheets',
]
const steps = ['Upload', 'Type detection', 'Extraction', 'Matching', 'Review', 'Calculation']
const results = ['Dashboards', 'XLSX, CSV, PDF', 'GRI and TCFD', 'SASB and CDP', 'NGER, AASB S2', 'Web API']

/** The overview diagram: a picture, and the same in words for those who cannot see it. */
export function OverviewDiagram() {
  return (
    <figure>
      <FlowDiagram
        label="Overview: documents go through six steps, upload, type detection, extraction, matching, review and calculation, and come out as dashboards, exports and reports. Each figure leads back to its line."
        heads={['What comes in', 'What happens', 'What goes out']}
        sources={sources}
        steps={steps}
        results={results}
        wayBack="Any figure leads back to the line it came from"
      />
      <details className="mt-4 text-sm text-ink-2">
        <summary className="link inline-block py-1">The diagram in words</summary>
        <p className="mt-2 max-w-prose">
          Documents arrive: {list(sources)}. Each goes through six steps in order: {list(steps)}. What has
          been reviewed and worked out leaves as {list(results)}. From any figure in a report you can go back
          through the steps to the line of the document.
        </p>
      </details>
    </figure>
  )
}

function list(words: readonly string[]): string {
  return words.map((word) => (/^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word)).join('; ')
}
