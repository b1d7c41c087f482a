const log = [
  { time: '07:42', entry: 'Reported by the site supervisor, photo attached' },
  { time: '07:49', entry: 'Severity set to High; senior management told' },
  { time: '07:55', entry: 'Environmental Response Team assigned, priority Urgent' },
  { time: '08:20', entry: 'Absorbent laid, bund closed, drain checked dry' },
  { time: '10:30', entry: 'Contractor on site' },
]

export function UpdatesPanel() {
  return (
    <table className="ledger">
      <caption>
        The log of specimen INC-0042, October 14, 2026. An entry cannot be changed, only followed by another.
      </caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Entry</th>
        </tr>
      </thead>
      <tbody>
        {log.map(({ time, entry }) => (
          <tr key={time}>
            <th scope="row" className="type-figure">
              {time}
            </th>
            <td>{entry}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
