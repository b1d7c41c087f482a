import type { ReactNode } from 'react'
import './document-life.css'

type Call = { from: 'you' | 'us'; call: string; says: string; body: ReactNode }

/** One document over the API, in order. The calls are the documented ones; the values are invented. */
const calls: readonly Call[] = [
  {
    from: 'you',
    call: 'POST /api/documents/upload',
    says: 'You send the bill.',
    body: 'document doc_7f3, received',
  },
  {
    from: 'you',
    call: 'POST /api/documents/doc_7f3/process',
    says: 'You ask for it to be read.',
    body: 'accepted',
  },
  {
    from: 'us',
    call: 'document processed',
    says: 'Your webhook hears that it has been read.',
    body: 'utility bill, 2 rows',
  },
  {
    from: 'you',
    call: 'GET /api/documents/extractions',
    says: 'You fetch the rows.',
    body: '4,826 kWh, 3.668 tCO2e',
  },
  {
    from: 'you',
    call: 'POST /api/documents/doc_7f3/approve',
    says: 'A person on your side approves it.',
    body: 'approved',
  },
  {
    from: 'you',
    call: 'GET /api/dashboard/summary',
    says: 'The total has moved.',
    body: 'year to date +3.668 tCO2e',
  },
]

/** The life of one document over the API: your side on the left, ours on the right, time runs down. */
export function DocumentLife() {
  return (
    <figure className="sheet p-4 sm:p-6" aria-label="One document over the API, in order">
      <div className="life-heads" aria-hidden="true">
        <span>Your system</span>
        <span>The API</span>
      </div>
      <ol className="life">
        {calls.map(({ from, call, says, body }) => (
          <li key={call} className="life-call" data-from={from}>
            <p className="text-sm text-ink-2">{says}</p>
            <p className="life-arrow">
              <span className="type-figure">{call}</span>
            </p>
            <p className="type-caption">{body}</p>
          </li>
        ))}
      </ol>
      <figcaption className="type-caption mt-3">
        Time runs down. An arrow to the right is your call, to the left ours. The document is a specimen.
      </figcaption>
    </figure>
  )
}
