import type { Check } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { tidyProse } from '@doublerule/carbon/working/tidy-prose.ts'
import { CheckMark } from './check-mark.tsx'

const words: Readonly<Record<Check['status'], string>> = {
  passed: 'Agrees',
  failed: 'Does not agree',
  'not-possible': 'Not possible',
}

type CheckListProps = {
  checks: readonly Check[]
  /** Lines were changed since: the checks tell of what the document prints. */
  isOfPrinted?: boolean
}

/** The checks that ran on the document: failures in sight, the others behind their count. */
export function CheckList({ checks, isOfPrinted = false }: CheckListProps) {
  const failed = checks.filter(({ status }) => status === 'failed')
  const passed = checks.filter(({ status }) => status === 'passed')
  const skipped = checks.filter(({ status }) => status === 'not-possible')
  if (checks.length === 0) return null
  return (
    <div className="chat-result-checks">
      {failed.length > 0 && <CheckItems checks={failed} />}
      {passed.length + skipped.length > 0 && (
        <details>
          <summary>
            {passed.length === 1 ? '1 check agrees' : `${passed.length} checks agree`}
            {isOfPrinted && ' on the lines as printed, before they were changed'}
            {skipped.length > 0 && `, ${skipped.length} not possible on this document`}
          </summary>
          <CheckItems checks={[...passed, ...skipped]} />
        </details>
      )}
    </div>
  )
}

function CheckItems({ checks }: { checks: readonly Check[] }) {
  return (
    <ul>
      {checks.map((check) => (
        <li key={`${check.id}${check.text}`}>
          <CheckMark status={check.status} />
          <span>
            <span className="sr-only">{words[check.status]}: </span>
            {tidyProse(check.text)}
          </span>
        </li>
      ))}
    </ul>
  )
}
