import type { Check } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { CheckMark } from './check-mark.tsx'

const words: Readonly<Record<Check['status'], string>> = {
  passed: 'Agrees',
  failed: 'Does not agree',
  'not-possible': 'Not possible',
}

/** The checks that ran on the document, failures first. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  if (checks.length === 0) return null
  const failed = checks.filter(({ status }) => status === 'failed')
  const others = checks.filter(({ status }) => status !== 'failed')
  const passedCount = others.filter(({ status }) => status === 'passed').length
  return (
    <div className="chat-result-checks">
      {failed.length > 0 && <CheckItems checks={failed} />}
      {others.length > 0 && (
        <details>
          <summary>
            {passedCount} of {checks.length} checks agree
          </summary>
          <CheckItems checks={others} />
        </details>
      )}
    </div>
  )
}

function CheckItems({ checks }: { checks: readonly Check[] }) {
  return (
    <ul>
      {checks.map((check) => (
        <li key={`${check.id}${check.text}`} data-status={check.status}>
          <CheckMark status={check.status} />
          <span>
            <span className="sr-only">{words[check.status]}: </span>
            {check.text}
          </span>
        </li>
      ))}
    </ul>
  )
}
