import { queryParameters } from '#shared/api-reference.ts'
import { ScrollRegion } from '#app/ui/scroll-region.tsx'

export function ParameterTable() {
  return (
    <ScrollRegion label="Query parameters">
      <table className="ledger">
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
              <td>{values}</td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
