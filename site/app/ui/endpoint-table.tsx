import { Fragment } from 'react'
import type { Endpoint, EndpointCategory } from '#shared/api-reference.ts'
import './endpoint-table.css'

type EndpointTableProps = {
  caption: string
  categories: readonly EndpointCategory[]
  /** Where an endpoint is described; null where it is not. */
  hrefOf?: (endpoint: Endpoint) => string | null
}

/** Methods, paths and what they do, one group of rows for each category. */
export function EndpointTable({ caption, categories, hrefOf = () => null }: EndpointTableProps) {
  return (
    <table className="ledger endpoint-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Method</th>
          <th scope="col">Path</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      {categories.map(({ name, covers, endpoints }) => (
        <tbody key={name}>
          <tr className="endpoint-group">
            <th scope="rowgroup" colSpan={3}>
              {name} <span className="font-normal text-ink-2">{covers}</span>
            </th>
          </tr>
          {endpoints.map((endpoint) => {
            const { method, path, does } = endpoint
            const href = hrefOf(endpoint)
            return (
              <tr key={`${method} ${path}`}>
                <td>{method}</td>
                <th scope="row">
                  {href === null ? (
                    <BreakablePath path={path} />
                  ) : (
                    <a href={href}>
                      <BreakablePath path={path} />
                    </a>
                  )}
                </th>
                <td>{does}</td>
              </tr>
            )
          })}
        </tbody>
      ))}
    </table>
  )
}

/** A path that a narrow page breaks before a slash, not inside a word. */
function BreakablePath({ path }: { path: string }) {
  const [start, ...parts] = path.split('/')
  return [
    start,
    ...parts.map((part, index) => (
      <Fragment key={`${index} ${part}`}>
        <wbr />
        {`/${part}`}
      </Fragment>
    )),
  ]
}
