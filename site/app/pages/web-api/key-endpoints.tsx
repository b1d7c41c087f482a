const keyEndpoints = [
  { wish: 'Send a bill', call: 'POST /api/documents/upload', plan: 'The file, and the unit it belongs to' },
  {
    wish: 'Get what was read',
    call: 'GET /api/documents/extractions',
    plan: 'Rows with value, unit, status and document',
  },
  {
    wish: 'Correct a row',
    call: 'PUT /api/documents/extractions/{id}',
    plan: 'The log keeps the old value and who changed it',
  },
  {
    wish: 'Read the totals',
    call: 'GET /api/dashboard/summary',
    plan: 'By scope, with the change against the period before',
  },
  { wish: 'Draw a trend', call: 'GET /api/dashboard/emissions/trend', plan: 'By month, quarter or year' },
  {
    wish: 'Find a material',
    call: 'GET /api/materials/search',
    plan: 'The factor and its source come with it',
  },
  {
    wish: 'Report an incident',
    call: 'POST /api/incidents',
    plan: 'A type, a place and a sentence are enough',
  },
] as const

/** The endpoints that most integrations begin with, by what one wants; the reference holds all of them. */
export function KeyEndpoints() {
  return (
    <table className="ledger" data-rows="double" data-narrow="stack">
      <caption>Where most integrations begin. Each call carries a bearer key.</caption>
      <thead>
        <tr>
          <th scope="col">You want to</th>
          <th scope="col">Call</th>
          <th scope="col">You send or get</th>
        </tr>
      </thead>
      <tbody>
        {keyEndpoints.map(({ wish, call, plan }) => (
          <tr key={call}>
            <th scope="row">{wish}</th>
            <td className="type-figure break-words">{call}</td>
            <td>{plan}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
