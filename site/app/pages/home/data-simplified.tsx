import { Band } from '#app/ui/band.tsx'
import { limits } from '#shared/limits.ts'

const rows = [
  {
    title: 'Automated Processing',
    text: 'We recognise a document when it arrives, read it and match its lines to factors. Quantities keep their printed digits, and units are converted by exact tables.',
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
    <Band labelledBy="data-simplified" tone="sheet">
      <h2 id="data-simplified" className="type-title">
        Environmental Data, Simplified
      </h2>
      <div className="columns mt-10 items-start">
        <dl className="border-b border-rule lg:col-span-7">
          {rows.map(({ title, text, fact, factTitle }) => (
            <div key={title} className="border-t border-rule py-6">
              <dt className="type-heading">{title}</dt>
              <dd className="mt-2 text-ink-2">{text}</dd>
              <dd className="mt-2 text-sm">
                <span className="type-column text-ink-2">{factTitle}: </span>
                {fact}
              </dd>
            </div>
          ))}
        </dl>
        <TimeSaved />
      </div>
    </Band>
  )
}

const bills = 240
const ways = [
  { name: 'Typed in by hand', each: '5 minutes', minutes: 5 * bills },
  { name: 'Read, then reviewed', each: '30 seconds', minutes: 0.5 * bills },
] as const

/** The claim of 90% with the sum it rests on: a square is an hour. */
function TimeSaved() {
  return (
    <figure className="sheet bg-paper p-4 sm:p-6 lg:col-span-5">
      <p className="type-title">90% time savings</p>
      <p className="mt-1 text-sm text-ink-2">Worked out for {bills} bills a year; a square is an hour.</p>
      <dl className="mt-6 grid gap-6">
        {ways.map(({ name, each, minutes }) => (
          <div key={name}>
            <dt className="font-semibold">
              {name}, {each} each
            </dt>
            <dd>
              <svg
                viewBox={`0 0 300 ${30 * Math.ceil(minutes / 600)}`}
                className="my-2 block w-full"
                aria-hidden="true"
              >
                <use href={`/home-pictures.svg#hours-${minutes / 60}`} />
              </svg>
              {bills} × {each} = <span className="font-semibold">{minutes / 60} hours</span>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="type-caption mt-4">
        An illustration: a bill that raises a question takes longer.
      </figcaption>
    </figure>
  )
}
