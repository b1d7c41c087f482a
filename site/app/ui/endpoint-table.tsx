import { ScrollRegion } from './scroll-region.tsx'

type EndpointRow = { method: string; path: string; does: string }

/** Methods, paths and what they do; scrolls sideways in its own region where the page is narrow. */
export function EndpointTable({ caption, rows }: { caption: string; rows: readonly EndpointRow[] }) {
  return (
    <ScrollRegion label={caption}>
      <table className="ledger">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Method</th>
            <th scope="col">Path</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ method, path, does }) => (
            <tr key={`${method} ${path}`}>
              <td className="type-figure">{method}</td>
              <th scope="row" className="type-figure font-normal!">
                {path}
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
