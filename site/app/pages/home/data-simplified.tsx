import { Band } from '#app/ui/band.tsx'
import { MarginNote } from '#app/ui/margin-note.tsx'
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
      <div className="mt-10 max-w-prose">
        <MarginNote title="90% time savings, and what it rests on">
          <p className="mt-1">
            This is an illustration. Typing 240 bills in by hand takes 20 hours at 5 minutes each. When the
            program reads them and a person reviews each for 30 seconds, they take 2 hours. Your own ratio
            depends on your bills: one that raises a question takes longer.
          </p>
        </MarginNote>
      </div>
    </Band>
  )
}
