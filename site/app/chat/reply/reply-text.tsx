import { Fragment } from 'react'
import { FormulaText } from './formula-text.tsx'
import type { Inline } from './parse-inline.ts'
import { type Block, parseReply } from './parse-reply.ts'

/** A link that the stream has not finished yet: its label already reads as text. */
const openLink = /\[([^\]\n]*)(?:\]\([^)\n]*)?$/

/** The text of a reply as elements. Links open a new tab; nothing in a reply becomes HTML. */
export function ReplyText({ text, isStreaming = false }: { text: string; isStreaming?: boolean }) {
  return (
    <div className="chat-reply-text">
      <Blocks blocks={parseReply(isStreaming ? text.replace(openLink, '$1') : text)} />
    </div>
  )
}

// Parts of a reply have no identity of their own and only ever grow at the end: their place is their key.
/* oxlint-disable react/no-array-index-key */

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockPart key={index} block={block} />)
}

function BlockPart({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3>
          <InlineParts parts={block.content} />
        </h3>
      )
    case 'paragraph':
      return (
        <p>
          {block.lines.map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              <InlineParts parts={line} />
            </Fragment>
          ))}
        </p>
      )
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <Blocks blocks={item} />
        </li>
      ))
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>
    }
    case 'table':
      return <TableBlock head={block.head} rows={block.rows} />
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      )
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr />
  }
}

function TableBlock({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  return (
    // A wide table scrolls in its own frame, which the keyboard must be able to reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <figure className="ledger-scroll" aria-label="Table" tabIndex={0}>
      <table className="ledger">
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                <InlineParts parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {row.map((cell, index) => (
                <td key={index}>
                  <InlineParts parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

function InlineParts({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => <InlinePart key={index} part={part} />)
}

function InlinePart({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'text':
      return <FormulaText text={part.text} />
    case 'code':
      return <code>{part.text}</code>
    case 'strong':
      return (
        <strong>
          <InlineParts parts={part.content} />
        </strong>
      )
    case 'emphasis':
      return (
        <em>
          <InlineParts parts={part.content} />
        </em>
      )
    case 'link':
      return (
        <a className="link" href={part.href} target="_blank" rel="noopener noreferrer">
          <InlineParts parts={part.content} />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )
  }
}
