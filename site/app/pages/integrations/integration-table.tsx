export type IntegrationRow = { name: string; text: string; state?: string }

/** One kind of integration as a ledger: the name, what passes through it, and its state where that is not "in use". */
export function IntegrationTable({ caption, rows }: { caption: string; rows: readonly IntegrationRow[] }) {
  const hasState = rows.some((row) => row.state !== undefined)
  return (
    <table className="ledger" data-rows="double" data-narrow="stack">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">System</th>
          <th scope="col">What it carries</th>
          {hasState && <th scope="col">State</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, text, state }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{text}</td>
            {hasState && <td className="text-amber">{state}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
