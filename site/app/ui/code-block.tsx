import { useState } from 'react'
import { CopyIcon } from './icons.tsx'
import { useScrollsSideways } from './use-scrolls-sideways.ts'
import './code-block.css'

type CodeBlockProps = {
  /** Says what the code is: "Request a token". */
  title: string
  code: string
}

/** Code as text with a button that copies it. */
export function CodeBlock({ title, code }: CodeBlockProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const { ref, tabIndex } = useScrollsSideways<HTMLPreElement>()

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      setState('copied')
    } catch {
      setState('refused')
    }
  }

  return (
    <figure className="code-block">
      <figcaption className="code-head">
        <span className="type-column">{title}</span>
        <button
          type="button"
          className="button screen-only no-script:hidden"
          data-look="quiet"
          data-size="small"
          onClick={() => void copy()}
        >
          <CopyIcon />
          Copy<span className="sr-only"> {title}</span>
        </button>
        <output className="type-caption">
          {state === 'copied' && 'Copied'}
          {state === 'refused' && 'The browser refused; select the text instead'}
        </output>
      </figcaption>
      <pre ref={ref} tabIndex={tabIndex} aria-label={title} data-sideways suppressHydrationWarning>
        <code>{highlightCode(code)}</code>
      </pre>
    </figure>
  )
}

const tokenPattern =
  /("(?:[^"\\]|\\.)*"(?=\s*:))|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\b(GET|POST|PUT|DELETE|curl)\b|\b(\d+(?:\.\d+)?)\b/g

/** Marks keys, strings, methods and numbers: enough for requests and JSON, without a highlighter in the bundle. */
function highlightCode(code: string) {
  const parts = []
  let end = 0
  for (const match of code.matchAll(tokenPattern)) {
    const [text, key, string, method] = match
    parts.push(code.slice(end, match.index))
    const kind =
      key !== undefined ? 'key' : string !== undefined ? 'string' : method !== undefined ? 'method' : 'number'
    parts.push(
      <span key={match.index} data-token={kind}>
        {text}
      </span>,
    )
    end = match.index + text.length
  }
  return [...parts, code.slice(end)]
}
