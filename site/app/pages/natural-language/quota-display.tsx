import { ValueBar } from '#app/ui/drawing/value-bar.tsx'
import '#app/ui/quota-bar.css'

const tiers = [
  { tier: 'Light', means: 'Looks up stored figures', units: 1 },
  { tier: 'Standard', means: 'Reads several rows and writes an explanation', units: 5 },
  { tier: 'Heavy', means: 'Drafts a document of several pages', units: 20 },
]

const quota = { usedUnits: 312, totalUnits: 500, resets: 'December 1' }

/** What a question of each tier costs, and the quota as the assistant shows it; the figures are illustrative. */
export function QuotaDisplay() {
  const leftUnits = quota.totalUnits - quota.usedUnits
  return (
    <figure className="sheet p-4 sm:p-6">
      <table className="ledger chart-table mb-6" data-rows="double" data-narrow="tight">
        <caption>What one question costs</caption>
        <thead>
          <tr>
            <th scope="col">Tier</th>
            <th scope="col">
              <span className="sr-only">Bar</span>
            </th>
            <th scope="col" className="figure">
              Units
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ tier, means, units }) => (
            <tr key={tier}>
              <th scope="row">
                {tier}
                <span className="block font-normal text-ink-2">{means}</span>
              </th>
              <td className="chart-cell">
                <ValueBar share={units / 20} />
              </td>
              <td className="figure">{units}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
      <figcaption className="type-caption mt-3">Illustrative figures; your plan sets them.</figcaption>
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
