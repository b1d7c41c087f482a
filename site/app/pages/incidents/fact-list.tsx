export type Fact = { name: string; value: string }

/** Names and values on ruled lines, as on a form that was filled in. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid gap-x-4 border-b border-rule py-1 leading-6 sm:grid-cols-[11rem_1fr]">
          <dt className="text-ink-3">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
