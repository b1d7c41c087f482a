import type { Inline } from './parse-inline.ts'
import { type Block, parseReply } from './parse-reply.ts'

/** The words of a reply without its marks, for speech and for the summary of a message. */
export function plainReply(text: string): string {
  return parseReply(text).map(plainBlock).filter(Boolean).join('\n')
}

export function plainInline(content: readonly Inline[]): string {
  return content.map((part) => ('text' in part ? part.text : plainInline(part.content))).join('')
}

function plainBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return plainInline(block.content)
    case 'paragraph':
      return block.lines.map(plainInline).join('\n')
    case 'list':
      return block.items.map((item) => item.map(plainBlock).join('\n')).join('\n')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainInline).join(', ')).join('\n')
    case 'quote':
      return block.blocks.map(plainBlock).join('\n')
    case 'code':
      return block.text
    case 'rule':
      break
  }
  return ''
}
