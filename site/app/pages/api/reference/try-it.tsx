import { useId, useState, type FormEvent } from 'react'
import type { ReferenceOperation } from '#shared/api-reference-model.ts'
import { CodeBlock } from '#app/ui/code-block.tsx'

type Outcome = { status: string; limit: string; text: string }

const longestShown = 20_000
const failed = { status: 'No answer', limit: '', text: 'The request did not reach the server. Try again.' }

/** A form that really calls the open engine of this site, and shows what came back. */
export function TryIt({ operation }: { operation: ReferenceOperation }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isSending, setSending] = useState(false)
  // Some example bodies are long, and a form is of no use before it is opened.
  const [isOpened, setOpened] = useState(false)
  const id = useId()
  const fields = operation.parameters.filter(({ place, isRequired }) => place !== 'header' || isRequired)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setSending(true)
    setOutcome(await call(operation, form).catch(() => failed))
    setSending(false)
  }

  return (
    <details className="api-fold screen-only no-script:hidden">
      <summary onClick={() => setOpened(true)}>Try it</summary>
      {isOpened && (
        <form onSubmit={(event) => void send(event)}>
          {fields.map(({ name, example, isRequired }) => (
            <label key={name} htmlFor={`${id}-${name}`}>
              <span className="type-figure">{name}</span>
              <input
                id={`${id}-${name}`}
                name={name}
                required={isRequired}
                defaultValue={isRequired || name === 'q' ? example : ''}
              />
            </label>
          ))}
          {operation.body !== null && (
            <label htmlFor={`${id}-body`}>
              <span className="type-figure">body</span>
              <textarea
                id={`${id}-body`}
                name="body"
                rows={8}
                spellCheck={false}
                defaultValue={operation.body.example ?? ''}
              />
            </label>
          )}
          <button
            type="submit"
            className="button"
            data-look="outlined"
            data-size="small"
            aria-disabled={isSending}
          >
            {isSending ? 'Sending' : `Send ${operation.method} ${operation.path}`}
          </button>
        </form>
      )}
      <output className="type-caption">
        {outcome !== null && `${outcome.status}${outcome.limit === '' ? '' : `, RateLimit ${outcome.limit}`}`}
      </output>
      {outcome !== null && <CodeBlock title="What came back" code={outcome.text} />}
    </details>
  )
}

async function call(
  { method, path, parameters, body }: ReferenceOperation,
  form: FormData,
): Promise<Outcome> {
  const query = new URLSearchParams()
  const headers = new Headers(body === null ? {} : { 'content-type': 'application/json' })
  let address = path
  for (const { name, place } of parameters) {
    const value = textOf(form, name)
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value))
    if (place === 'query' && value !== '') query.set(name, value)
    if (place === 'header' && value !== '') headers.set(name, value)
  }
  const search = query.size === 0 ? '' : `?${query}`
  const response = await fetch(`/api${address}${search}`, {
    method,
    headers,
    ...(body === null ? {} : { body: textOf(form, 'body') }),
  })
  return {
    status: `${response.status} ${response.statusText}`.trim(),
    limit: response.headers.get('ratelimit') ?? '',
    text: await readAnswer(response),
  }
}

/** The answer as a person reads it: a file of another kind is told by its size. */
async function readAnswer(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? ''
  if (/json|^text\//.test(type)) return shorten(layOut(await response.text()))
  const { size } = await response.blob()
  return size === 0 ? '' : `A file of ${size} bytes, ${type}`
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function layOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function shorten(text: string): string {
  return text.length <= longestShown
    ? text
    : `${text.slice(0, longestShown)}\n… ${text.length} characters in all`
}
