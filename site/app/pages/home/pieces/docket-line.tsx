const readings = [
  { name: 'Activity', value: 'Diesel' },
  { name: 'Quantity', value: '62.48' },
  { name: 'Unit', value: 'litres' },
  { name: 'Place', value: 'QLD' },
] as const

/** A line of a specimen docket under the highlighter, and what was read from it. */
export function DocketLine() {
  return (
    <figure className="piece" aria-label="A line of a specimen fuel docket and the four values read from it">
      <p className="type-figure border-b border-rule pb-3 text-sm">
        <mark>DIESEL</mark> <mark>62.48</mark> <mark>L</mark> @ 189.9 c/L GOONDIWINDI <mark>QLD</mark>
      </p>
      <dl className="text-sm">
        {readings.map(({ name, value }) => (
          <div key={name} className="flex h-6 justify-between border-b border-rule leading-6">
            <dt className="text-ink-2">{name}</dt>
            <dd className="type-figure">{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
