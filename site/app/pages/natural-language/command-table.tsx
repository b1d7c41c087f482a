const commands = [
  {
    command: '/emissions [unit] [period]',
    does: 'Totals by scope for a business unit and a period',
    tier: 'Light',
  },
  {
    command: '/compare [unit] [unit]',
    does: 'Two units or two periods side by side, with the difference explained',
    tier: 'Standard',
  },
  {
    command: '/document [name]',
    does: 'What was read from a document and the working of each row',
    tier: 'Light',
  },
  { command: '/factor [activity]', does: 'The factor in use, its edition and its table', tier: 'Light' },
  { command: '/review', does: 'Rows that wait for a person, oldest first', tier: 'Light' },
  { command: '/report [framework]', does: 'A draft of the tables for GRI, TCFD, SASB or CDP', tier: 'Heavy' },
]

/** The slash commands with the tier of each. */
export function CommandTable() {
  return (
    <table className="ledger" data-rows="double" data-narrow="stack">
      <caption>A command does one thing and always the same thing.</caption>
      <thead>
        <tr>
          <th scope="col">Command</th>
          <th scope="col">What it gives</th>
          <th scope="col">Cost tier</th>
        </tr>
      </thead>
      <tbody>
        {commands.map(({ command, does, tier }) => (
          <tr key={command}>
            <th scope="row" className="type-figure">
              {command}
            </th>
            <td>{does}</td>
            <td data-label="Cost tier">{tier}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
