import { FactList } from './fact-list.tsx'

/** A specimen incident as the module prints it. */
export function IncidentSlip() {
  return (
    <figure className="sheet p-4 sm:p-6" aria-label="Specimen incident slip">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule-strong pb-2">
        <h3 className="type-subheading">Hydraulic oil on hardstand</h3>
        <p className="type-figure text-sm text-ink-2">INC-0042</p>
      </div>
      <div className="mt-3">
        <FactList
          facts={[
            { name: 'Type', value: 'Chemical Spill' },
            { name: 'Severity', value: 'High' },
            { name: 'Status', value: 'In Progress' },
            { name: 'Reporter', value: 'Site supervisor, Bay 3' },
            { name: 'Reported', value: '14 October 2026, 07:42' },
            { name: 'Location', value: 'Refuelling bay, north side' },
            {
              name: 'Description',
              value: 'Burst hose on an excavator, about 20 L on concrete, none in the drain. Bund closed.',
            },
            { name: 'Current action', value: 'Absorbent laid; contractor booked for 10:30' },
          ]}
        />
      </div>
      <figcaption className="type-caption mt-3">
        Specimen. The incident, its number and its times are invented.
      </figcaption>
    </figure>
  )
}
