import type { ReferenceAnswer } from '#shared/api-reference-model.ts'

/** Statuses, what they answer and when. */
export function Answers({ anchor, answers }: { anchor: string; answers: readonly ReferenceAnswer[] }) {
  return (
    <ul className="field-list">
      {answers.map(({ status, object, text }) => (
        <li key={status}>
          <code>{status === 'default' ? 'any other status' : status}</code>
          {object !== null && (
            <>
              {' '}
              <small>
                <a href={`#${anchor}-object-${object}`}>{object}</a>
              </small>
            </>
          )}
          <br />
          {text}
        </li>
      ))}
    </ul>
  )
}
