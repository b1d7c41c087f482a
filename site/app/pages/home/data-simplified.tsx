import { Band } from '#app/ui/band.tsx'
import { limits } from '#shared/limits.ts'

const rows = [
  {
    title: 'Automated Processing',
    text: 'We recognise a document when it arrives, read it and match its lines to factors. Quantities keep the digits that were printed, and units are converted by exact tables.',
    fact: limits.acceptedExtensions.map((extension) => extension.toUpperCase()).join(', '),
    factTitle: 'Files read',
  },
  {
    title: 'Universal Connectivity',
    text: 'Utility providers, OneDrive, Google Drive, SharePoint, forwarded email and the web API feed the same pipeline.',
    fact: 'Upload, email, storage, API',
    factTitle: 'Ways in',
  },
  {
    title: 'Instant Analysis',
    text: 'Tonnes by scope come with the reply, along with the factor used and what could not be read.',
    fact: 'Scope 1, 2 and 3',
    factTitle: 'Answered in',
  },
] as const

export function DataSimplified() {
  return (
    <Band labelledBy="data-simplified" tone="sheet" reference="A-4">
      <h2 id="data-simplified" className="type-title">
        Environmental Data, Simplified
      </h2>
      <dl className="mt-10 border-b border-rule">
        {rows.map(({ title, text, fact, factTitle }) => (
          <div key={title} className="columns gap-y-3 border-t border-rule py-6">
            <dt className="type-heading md:col-span-4">{title}</dt>
            <dd className="text-ink-2 md:col-span-5">{text}</dd>
            <dd className="text-sm md:col-span-3">
              <span className="type-column block text-ink-2">{factTitle}</span>
              {fact}
            </dd>
          </div>
        ))}
      </dl>
      <TimeSaved />
    </Band>
  )
}

const bills = 240
const ways = [
  { name: 'Typed in by hand', each: '5 minutes', minutes: 5 * bills },
  { name: 'Read, then reviewed', each: '30 seconds', minutes: 0.5 * bills },
] as const

/** The claim of 90% with the sum it rests on. */
function TimeSaved() {
  const [byHand] = ways
  return (
    <figure className="sheet mt-10 bg-paper p-4 sm:p-6">
      <table className="ledger" data-rows="double">
        <caption>
          <strong className="text-ink">90% time savings</strong>, worked out for {bills} bills a year. An
          illustration: a bill that raises a question takes longer.
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Way</th>
            <th scope="col">Bar</th>
            <th scope="col">Hours</th>
          </tr>
        </thead>
        <tbody>
          {ways.map(({ name, each, minutes }) => (
            <tr key={name}>
              <th scope="row">
                {name} <span className="block font-normal text-ink-2">{each} each</span>
              </th>
              <td className="w-1/2">
                <HoursBar share={minutes / byHand.minutes} />
              </td>
              <td className="figure">{minutes / 60} hours</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function HoursBar({ share }: { share: number }) {
  return (
    <svg width="100%" height="16" className="block text-mangrove" aria-hidden="true">
      <rect width={`${share * 100}%`} height="100%" fill="currentColor" />
    </svg>
  )
}
