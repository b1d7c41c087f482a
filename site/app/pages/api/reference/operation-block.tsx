import type { ReferenceAnswer, ReferenceOperation, ReferenceParameter } from '#shared/api-reference-model.ts'
import { CodeBlock } from '#app/ui/code-block.tsx'
import { Answers } from './answers.tsx'
import { FieldList } from './field-list.tsx'
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
}

/** One endpoint: what it takes and answers on the left, a request to copy on the right. */
export function OperationBlock(props: OperationBlockProps) {
  const { operation, server, language, anchor, sharedProblems, canTry } = props
  const { id, method, path, title, text, parameters, body, answers } = operation
  const section = `${anchor}-${id}`
  const required = parameters.filter(({ isRequired }) => isRequired)
  const optional = parameters.filter(({ isRequired }) => !isRequired)
  const problems = problemsOf(operation).filter((problem) => !isAmong(problem, sharedProblems))
  const example = answers.find((answer) => answer.example !== null)?.example ?? null
  return (
    <section id={section} className="api-operation">
      <div>
        <h4 className="type-subheading">
          <a href={`#${section}`}>{title}</a>
        </h4>
        <p className="api-address">
          <b data-method={method}>{method}</b>
          {` ${path}`}
        </p>
        <p>{text}</p>
        {required.length > 0 && <FieldList title="Required parameters" fields={required} anchor={anchor} />}
        {optional.length > 0 && <OptionalParameters fields={optional} anchor={anchor} />}
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
        <FoldingCode
          title={`${language}: ${title}`}
          code={writeSnippet(language, server, operation)}
          mostLines={linesOfRequest}
        />
        {example !== null && (
          <FoldingCode title={`Answer to ${title.toLowerCase()}`} code={example} mostLines={linesOfAnswer} />
        )}
        {canTry && <TryIt operation={operation} />}
      </div>
    </section>
  )
}

const linesOfRequest = 40
const linesOfAnswer = 14

type FoldingProps = { title: string; code: string; mostLines: number }

/** Long code is folded, so that the next endpoint stays near. */
function FoldingCode({ title, code, mostLines }: FoldingProps) {
  const lines = code.split('\n').length
  if (lines <= mostLines) return <CodeBlock title={title} code={code} />
  return (
    <details className="api-fold">
      <summary>
        {title}, {lines} lines
      </summary>
      <CodeBlock title={title} code={code} />
    </details>
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
      <summary>{`${fields.length} optional parameters`}</summary>
      <FieldList fields={fields} anchor={anchor} />
    </details>
  )
}

/** ": 400, 422" where statuses are named. */
function namesOf(problems: readonly ReferenceAnswer[]): string {
  const named = problems.map(({ status }) => status).filter((status) => status !== 'default')
  return named.length === 0 ? '' : `: ${named.join(', ')}`
}
