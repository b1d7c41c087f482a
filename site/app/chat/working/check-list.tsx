import type { Check } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { countNoun } from '@doublerule/carbon/working/count-noun.ts'
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
            {passed.length > 0 && countNoun(passed.length, 'check agrees', 'checks agree')}
            {passed.length > 0 && isOfPrinted && ' on the lines as printed, before they were changed'}
            {skipped.length > 0 && describeSkipped(skipped.length, passed.length > 0)}
          </summary>
          <CheckItems checks={[...passed, ...skipped]} />
        </details>
      )}
    </div>
  )
}

function describeSkipped(count: number, isBeside: boolean): string {
  const skipped = isBeside ? `, ${count}` : countNoun(count, 'check is', 'checks are')
  return `${skipped} not possible on this document`
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
