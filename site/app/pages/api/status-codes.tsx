const rows = [
  ['200, 202', 'Done; a job began, and Location is where to ask for it'],
  ['304', 'Unchanged since the ETag that you sent'],
  ['400', 'The body is no JSON, or the version is none'],
  ['401', 'The key is not known or was revoked'],
  ['404', 'No such factor, analysis or address'],
  ['413, 408', 'Too large; or the body stopped coming'],
  ['415, 422', 'Of another type; or the fields under errors are wrong'],
  ['429', 'Too many requests: wait for the seconds in Retry-After'],
  ['500, 503', 'A fault of ours, recorded under X-Request-Id; or busy, with Retry-After'],
] as const

export function StatusCodes() {
  return (
    <table className="ledger mb-8 max-w-prose">
      <caption>
        Status codes of the open engine. A problem says more in its code, which keeps its meaning (RFC 9457).
      </caption>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([status, meaning]) => (
          <tr key={status}>
            <th scope="row" className="type-figure font-normal!">
              {status}
            </th>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
