import { Fragment } from 'react'
import type { ReferenceAnswer } from '#shared/api-reference-model.ts'

/** Statuses, what they answer and when. */
export function Answers({ anchor, answers }: { anchor: string; answers: readonly ReferenceAnswer[] }) {
  return (
    <dl className="field-list">
      {answers.map(({ status, object, text }) => (
        <Fragment key={status}>
          <dt>
            <code>{status === 'default' ? 'any other' : status}</code>
            {object !== null && (
              <>
                {' '}
                <a href={`#${anchor}-object-${object}`}>{object}</a>
              </>
            )}
          </dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
