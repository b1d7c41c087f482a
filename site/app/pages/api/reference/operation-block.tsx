import type { ReferenceAnswer, ReferenceOperation } from '#shared/api-reference-model.ts'
import { CodeBlock } from '#app/ui/code-block.tsx'
import { Answers } from './answers.tsx'
import { FieldList } from './field-list.tsx'
import { Foldable } from './foldable.tsx'
import { isAmong, isProblem, problemsOf } from './problem-answers.ts'
import { TryIt } from './try-it.tsx'
import { writeSnippet, type Language } from './write-snippet.ts'

type OperationBlockProps = {
  operation: ReferenceOperation
  server: string
  language: Language
  /** Ids of the objects that the page lists, with their prefix. */
  anchor: string
  /** Those that the page lists once for all. */
  sharedProblems: readonly ReferenceAnswer[]
  canTry: boolean
  /** True where the row stands open until a visitor closes it. */
  isOpen: boolean
}

/** One endpoint: a row that opens to what it takes and answers on the left, and a request to copy on the right. */
export function OperationBlock(props: OperationBlockProps) {
  const { operation, server, language, anchor, sharedProblems, canTry, isOpen } = props
  const { id, method, path, title, text, parameters, body, answers } = operation
  const required = parameters.filter(({ isRequired }) => isRequired)
  const optional = parameters.filter(({ isRequired }) => !isRequired)
  const problems = problemsOf(operation).filter((problem) => !isAmong(problem, sharedProblems))
  const example = answers.find((answer) => answer.example !== null)?.example ?? null
  return (
    <Foldable id={`${anchor}-${id}`} isOpen={isOpen} className="api-operation">
      <summary>
        <h4>{title}</h4>
        <p className="api-address">
          <b data-method={method}>{method}</b>
          {` ${path}`}
        </p>
      </summary>
      <div>
        <div>
          <p>{text}</p>
          {required.length > 0 && <FieldList title="Required parameters" fields={required} anchor={anchor} />}
          {optional.length > 0 && <FieldList title="Optional parameters" fields={optional} anchor={anchor} />}
          {body !== null && body.fields.length > 0 && (
            <FieldList title="Body" fields={body.fields} anchor={anchor} />
          )}
          {body !== null && (
            <p>
              <small>{body.fields.length === 0 ? `Body: ${body.type}. ${body.note}` : `${body.type}.`}</small>
            </p>
          )}
          <h5>Answers</h5>
          <Answers anchor={anchor} answers={answers.filter(({ status }) => !isProblem(status))} />
          {problems.length > 0 && (
            <details className="api-more">
              <summary>{`Problems${namesOf(problems)}`}</summary>
              <Answers anchor={anchor} answers={problems} />
            </details>
          )}
        </div>
        <div className="api-requests">
          <CodeBlock title={`${language}: ${title}`} code={writeSnippet(language, server, operation)} />
          {example !== null && <CodeBlock title={`Answer to ${title.toLowerCase()}`} code={example} />}
          {canTry && <TryIt operation={operation} />}
        </div>
      </div>
    </Foldable>
  )
}

/** ": 400, 422" where statuses are named. */
function namesOf(problems: readonly ReferenceAnswer[]): string {
  const named = problems.map(({ status }) => status).filter((status) => status !== 'default')
  return named.length === 0 ? '' : `: ${named.join(', ')}`
}
