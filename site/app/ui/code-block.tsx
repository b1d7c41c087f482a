import { useState } from 'react'
import { useScrollsSideways } from './use-scrolls-sideways.ts'
import './code-block.css'

type CodeBlockProps = {
  /** Says what the code is: "Request a token". */
  title: string
  code: string
}

/** Code as text with a button that copies it. Little markup: the reference has some seventy of them. */
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
      <figcaption>
        <span>{title}</span>
        <button
          type="button"
          className="button"
          data-look="quiet"
          data-size="small"
          aria-label={`Copy ${title}`}
          onClick={() => void copy()}
        >
          Copy
        </button>
        <output>
          {state === 'copied' && 'Copied'}
          {state === 'refused' && 'The browser refused; select the text instead'}
        </output>
      </figcaption>
      <pre ref={ref} tabIndex={tabIndex} aria-label={title} data-sideways="" suppressHydrationWarning>
        <code>{highlightCode(code)}</code>
      </pre>
    </figure>
  )
}

const tokenPattern =
  /("(?:[^"\\]|\\.)*"(?=\s*:))|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\b(GET|POST|PUT|DELETE|curl)\b|\b(\d+(?:\.\d+)?)\b/g

/**
 * Marks keys, strings, methods and numbers: enough for requests and JSON, without a highlighter in the bundle. Each kind is an
 * element of its own without attributes, since a page may have hundreds.
 */
function highlightCode(code: string) {
  const parts = []
  let end = 0
  for (const match of code.matchAll(tokenPattern)) {
    const [text, key, string, method] = match
    parts.push(code.slice(end, match.index))
    const Token = key !== undefined ? 'var' : string !== undefined ? 'i' : method !== undefined ? 'b' : 'span'
    parts.push(<Token key={match.index}>{text}</Token>)
    end = match.index + text.length
  }
  return [...parts, code.slice(end)]
}
