import '#app/ui/quota-bar.css'

const quota = { usedUnits: 312, totalUnits: 500, resets: '1 December' }

/** The quota as the assistant shows it; the figures are illustrative. */
export function QuotaDisplay() {
  const leftUnits = quota.totalUnits - quota.usedUnits
  return (
    <figure className="sheet p-4 sm:p-6">
      <label htmlFor="quota-used" className="type-column text-ink-2">
        Assistant quota this month
      </label>
      <meter id="quota-used" className="quota-bar" min={0} max={quota.totalUnits} value={quota.usedUnits}>
        {quota.usedUnits} of {quota.totalUnits} units used
      </meter>
      <dl className="mt-3 grid gap-x-8 text-sm sm:grid-cols-3">
        <QuotaLine name="Used" value={`${quota.usedUnits} units`} />
        <QuotaLine name="Left" value={`${leftUnits} units`} />
        <QuotaLine name="Resets" value={quota.resets} />
      </dl>
      <figcaption className="type-caption mt-3">Illustrative figures.</figcaption>
    </figure>
  )
}

function QuotaLine({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-rule leading-6">
      <dt className="text-ink-3">{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  )
}
