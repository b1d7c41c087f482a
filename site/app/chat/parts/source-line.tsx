import type { ReplyLink } from '../reply/find-links.ts'

/** Where an answer stands: the pages and addresses it rests on. */
export function SourceLine({ sources }: { sources: readonly ReplyLink[] }) {
  return (
    <p className="chat-sources">
      {sources.length === 1 ? 'Source: ' : 'Sources: '}
      {sources.map(({ href, text }, index) => (
        <span key={`${href} ${text}`}>
          {index > 0 && ', '}
          <a className="link" href={href} target="_blank" rel="noopener noreferrer">
            {text}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </span>
      ))}
    </p>
  )
}
