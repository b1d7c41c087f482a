const statuses = [
  { status: 'Open', means: 'Reported, nobody assigned yet', example: '' },
  {
    status: 'In Progress',
    means: 'A team is on it; the current action is written down',
    example: 'INC-0042, chemical spill',
  },
  {
    status: 'Resolved',
    means: 'The action is done; evidence is attached',
    example: 'INC-0039, sediment at outlet 2',
  },
  { status: 'Closed', means: 'Checked by a second person; the slip is final', example: '' },
]

export function TrackingPanel() {
  return (
    <table className="ledger" data-rows="double">
      <caption>Where an incident stands. Examples are specimens.</caption>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Meaning</th>
          <th scope="col">Example</th>
        </tr>
      </thead>
      <tbody>
        {statuses.map(({ status, means, example }) => (
          <tr key={status}>
            <th scope="row">{status}</th>
            <td>{means}</td>
            <td>{example}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
