import { FactList } from './fact-list.tsx'

export function AssignmentPanel() {
  return (
    <div className="columns">
      <div className="lg:col-span-6!">
        <h3 className="type-subheading mb-2">Assign to</h3>
        <ul className="text-sm">
          {[
            'Environmental Response Team',
            'Facility Management',
            'Safety Officers',
            'Individual Team Member',
          ].map((team) => (
            <li key={team} className="border-b border-rule py-1 leading-6">
              {team}
            </li>
          ))}
        </ul>
        <h3 className="type-subheading mt-6 mb-2">Response priority</h3>
        <ul className="text-sm">
          {['Normal', 'High', 'Urgent'].map((priority) => (
            <li key={priority} className="border-b border-rule py-1 leading-6">
              {priority}
            </li>
          ))}
        </ul>
      </div>
      <div className="lg:col-span-6!">
        <h3 className="type-subheading mb-2">A filled-in assignment</h3>
        <FactList
          facts={[
            { name: 'Assigned to', value: 'Environmental Response Team' },
            { name: 'Team lead', value: 'Duty lead, day shift' },
            { name: 'Response priority', value: 'Urgent' },
            { name: 'Estimated resolution time', value: '4 hours' },
          ]}
        />
        <p className="type-caption mt-3">Specimen.</p>
      </div>
    </div>
  )
}
