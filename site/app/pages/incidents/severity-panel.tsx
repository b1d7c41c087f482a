import { severityLevels } from '#shared/severity-levels.ts'

export function SeverityPanel() {
  return (
    <table className="ledger" data-rows="double">
      <caption>Severity decides how fast somebody answers and who is told.</caption>
      <thead>
        <tr>
          <th scope="col">Severity</th>
          <th scope="col">Response time</th>
          <th scope="col">Escalates to</th>
        </tr>
      </thead>
      <tbody>
        {severityLevels.map(({ id, name, responseTime, escalatesTo }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{responseTime}</td>
            <td>{escalatesTo}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
