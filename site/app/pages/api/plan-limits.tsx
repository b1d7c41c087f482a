const rows = [
  { plan: 'Core', access: 'Not included', limit: 'None' },
  { plan: 'Growth', access: 'Not included; webhook and email ingestion', limit: 'None' },
  { plan: 'Pro', access: 'Included', limit: 'The tier of the plan, for example 10000' },
  { plan: 'Enterprise', access: 'Included', limit: 'The tier of the plan' },
]

export function PlanLimits() {
  return (
    <table className="ledger" data-narrow="stack">
      <caption>Limits by plan. X-RateLimit-Limit tells yours in every answer.</caption>
      <thead>
        <tr>
          <th scope="col">Plan</th>
          <th scope="col">API access</th>
          <th scope="col">Calls in the window</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ plan, access, limit }) => (
          <tr key={plan}>
            <th scope="row">{plan}</th>
            <td data-label="API access">{access}</td>
            <td data-label="Calls in the window">{limit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
