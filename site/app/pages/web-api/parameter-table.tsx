import { queryParameters } from '#shared/api-reference.ts'

export function ParameterTable() {
  return (
    <table className="ledger" data-narrow="stack">
      <caption>
        Query parameters. An endpoint takes those that make sense for it and refuses the others by name.
      </caption>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">Values</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {queryParameters.map(({ name, values, does }) => (
          <tr key={name}>
            <th scope="row" className="type-figure font-normal!">
              {name}
            </th>
            <td data-label="Values">{values}</td>
            <td data-label="Meaning">{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
