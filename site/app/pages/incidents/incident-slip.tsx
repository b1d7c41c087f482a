import { FactList, type Fact } from './fact-list.tsx'

export type Incident = {
  number: string
  title: string
  status: 'In Progress' | 'Resolved'
  facts: readonly Fact[]
}

/** Two specimens: one that a team is working on and one that is done. */
export const specimenIncidents: readonly Incident[] = [
  {
    number: 'INC-0042',
    title: 'Hydraulic oil on hardstand',
    status: 'In Progress',
    facts: [
      { name: 'Type', value: 'Chemical Spill' },
      { name: 'Severity', value: 'High' },
      { name: 'Reporter', value: 'Site supervisor, Bay 3' },
      { name: 'Reported', value: 'October 14, 2026, 07:42' },
      { name: 'Location', value: 'Refuelling bay, north side' },
      {
        name: 'Description',
        value: 'Burst hose on an excavator, about 20\u00a0L on concrete, none in the drain. Bund closed.',
      },
      { name: 'Current action', value: 'Absorbent laid. A contractor collects it at 10:30' },
    ],
  },
  {
    number: 'INC-0039',
    title: 'Sediment at outlet 2',
    status: 'Resolved',
    facts: [
      { name: 'Type', value: 'Water Contamination' },
      { name: 'Severity', value: 'Medium' },
      { name: 'Reporter', value: 'Environmental officer' },
      { name: 'Reported', value: 'October 6, 2026, 15:10' },
      { name: 'Location', value: 'Outlet 2, below the stockpile' },
      {
        name: 'Description',
        value: 'Cloudy run-off after 34 mm of rain. Silt fence pushed over for four metres.',
      },
      { name: 'Current action', value: 'Fence reset, photo and turbidity reading attached' },
    ],
  },
]

/** A specimen incident as the module shows it: its status first. */
export function IncidentSlip({ incident }: { incident: Incident }) {
  const { number, title, status, facts } = incident
  return (
    <article className="sheet p-4 sm:p-6" aria-label={`Specimen incident ${number}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule-strong pb-2">
        <h3 className="type-subheading">{title}</h3>
        <p className={`status-flag ${status === 'Resolved' ? 'text-mangrove' : 'text-amber'}`}>{status}</p>
      </div>
      <p className="mt-2 text-sm text-ink-3">{number}</p>
      <FactList facts={facts} />
    </article>
  )
}
