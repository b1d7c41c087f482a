import type { ReferenceAnswer, ReferenceOperation, ReferenceParameter } from '#shared/api-reference-model.ts'
import { CodeBlock } from '#app/ui/code-block.tsx'
import { FieldList } from './field-list.tsx'
import { TryIt } from './try-it.tsx'
import { writeSnippet, type Language } from './write-snippet.ts'

type OperationBlockProps = {
  operation: ReferenceOperation
  server: string
  language: Language
  /** Ids of the objects that the page lists, with their prefix. */
  anchor: string
  canTry: boolean
}

/** One endpoint: what it takes and answers on the left, a request to copy on the right. */
export function OperationBlock({ operation, server, language, anchor, canTry }: OperationBlockProps) {
  const { id, method, path, title, text, parameters, body, answers } = operation
  const section = `${anchor}-${id}`
  const required = parameters.filter(({ isRequired }) => isRequired)
  const optional = parameters.filter(({ isRequired }) => !isRequired)
  const problems = answers.filter(({ status }) => isProblem(status))
  const example = answers.find((answer) => answer.example !== null)?.example ?? null
  return (
    <section id={section} className="api-operation" aria-labelledby={`${section}-title`}>
      <div className="min-w-0">
        <h4 id={`${section}-title`} className="type-subheading">
          <a href={`#${section}`} className="api-anchor">
            {title}
          </a>
        </h4>
        <p className="api-address type-figure">
          <span data-method={method}>{method}</span> {path}
        </p>
        <p className="mt-2 text-ink-2">{text}</p>
        {required.length > 0 && <FieldList title="Required parameters" fields={required} anchor={anchor} />}
        {optional.length > 0 && <OptionalParameters fields={optional} anchor={anchor} />}
        {body !== null && body.fields.length > 0 && (
          <FieldList title="Body" fields={body.fields} anchor={anchor} />
        )}
        {body !== null && (
          <p className="type-caption mt-1">
            {body.fields.length === 0 && 'Body: '}
            {body.type}. {body.fields.length === 0 && body.note}
          </p>
        )}
        <h5 className="type-column mt-4 text-ink-2">Answers</h5>
        <Answers anchor={anchor} answers={answers.filter(({ status }) => !isProblem(status))} />
        {problems.length > 0 && (
          <details className="api-more">
            <summary>Problems{namesOf(problems)}</summary>
            <Answers anchor={anchor} answers={problems} />
          </details>
        )}
      </div>
      <div className="api-requests">
        <CodeBlock title={`${language}: ${title}`} code={writeSnippet(language, server, operation)} />
        {example !== null && <CodeBlock title={`Answer to ${title.toLowerCase()}`} code={example} />}
        {canTry && <TryIt operation={operation} />}
      </div>
    </section>
  )
}

const fewParameters = 4

type OptionalProps = { fields: readonly ReferenceParameter[]; anchor: string }

/** A long list is folded, so that the next endpoint stays near. */
function OptionalParameters({ fields, anchor }: OptionalProps) {
  if (fields.length <= fewParameters) {
    return <FieldList title="Optional parameters" fields={fields} anchor={anchor} />
  }
  return (
    <details className="api-more">
      <summary>{fields.length} optional parameters</summary>
      <FieldList fields={fields} anchor={anchor} />
    </details>
  )
}

function Answers({ anchor, answers }: { anchor: string; answers: readonly ReferenceAnswer[] }) {
  return (
    <dl className="field-list">
      {answers.map(({ status, object, text }) => (
        <div key={status}>
          <dt>
            <span className="type-figure">{nameOf(status)}</span>{' '}
            {object !== null && (
              <a className="type-caption" href={`#${anchor}-object-${object}`}>
                {object}
              </a>
            )}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function isProblem(status: string): boolean {
  return status === 'default' || status >= '400'
}

/** ": 400, 422" where statuses are named. */
function namesOf(problems: readonly ReferenceAnswer[]): string {
  const named = problems.map(({ status }) => status).filter((status) => status !== 'default')
  return named.length === 0 ? '' : `: ${named.join(', ')}`
}

function nameOf(status: string): string {
  return status === 'default' ? 'any other' : status
}
