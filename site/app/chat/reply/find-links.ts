import type { Inline } from './parse-inline.ts'
import { type Block, parseReply } from './parse-reply.ts'
import { plainInline } from './plain-reply.ts'

export type ReplyLink = { href: string; text: string }

/** Every link of a reply once, in order. One address under two names is two sources: tables of one publication. */
export function findLinks(text: string): ReplyLink[] {
  const links = new Map<string, ReplyLink>()
  const visit = (content: readonly Inline[]) => {
    for (const part of content) {
      if (part.kind === 'link') {
        const link = { href: part.href, text: plainInline(part.content) }
        links.set(`${link.href} ${link.text}`, link)
      }
      if ('content' in part) visit(part.content)
    }
  }
  const visitBlocks = (blocks: readonly Block[]) => {
    for (const block of blocks) for (const content of inlinesOf(block, visitBlocks)) visit(content)
  }
  visitBlocks(parseReply(text))
  return [...links.values()]
}

function inlinesOf(block: Block, visitBlocks: (blocks: readonly Block[]) => void): ReadonlyArray<Inline[]> {
  switch (block.kind) {
    case 'heading':
      return [block.content]
    case 'paragraph':
      return block.lines
    case 'table':
      return [...block.head, ...block.rows.flat()]
    case 'list':
      block.items.forEach(visitBlocks)
      break
    case 'quote':
      visitBlocks(block.blocks)
      break
    case 'code':
    case 'rule':
      break
  }
  return []
}
