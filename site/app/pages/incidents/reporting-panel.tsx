import { RuledList } from '#app/ui/ruled-list.tsx'

const incidentTypes = [
  { title: 'Chemical Spill', text: 'Fuel, oil or process chemicals on ground or in a drain.' },
  { title: 'Emissions Exceedance', text: 'A stack, flare or plant above a licence limit.' },
  { title: 'Water Contamination', text: 'Sediment, pH or a pollutant in run-off or a watercourse.' },
  { title: 'Waste Management', text: 'A wrong stream, a lost docket, an overfull skip.' },
  { title: 'Other (Specify)', text: 'Anything else that somebody should know about, in words.' },
]

export function ReportingPanel() {
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-2">
        A report needs a type, a place and a sentence. Photos and a severity can follow; a report is never
        refused for being short.
      </p>
      <RuledList items={incidentTypes} columns="beside" />
    </>
  )
}
