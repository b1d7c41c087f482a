import { type Inline, parseInline } from './parse-inline.ts'

export type Block =
  | { kind: 'heading'; content: Inline[] }
  | { kind: 'paragraph'; lines: Inline[][] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }

type Taken = { block: Block; lineCount: number }

const fence = /^\s*```/
const heading = /^#{1,6}\s+(.*)$/
const rule = /^\s*([-*_])(?:\s*\1){2,}\s*$/
const quote = /^\s*>\s?(.*)$/
const listItem = /^(\s*)(?:([-*•])|(\d{1,9})[.)])\s+(.*)$/
const tableRow = /^\s*\|.*\|\s*$/
const tableDelimiter = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/
const maxDepth = 4

/** Reads the part of Markdown that replies use. Anything else stays as the text it is; there is no HTML. */
export function parseReply(text: string): Block[] {
  return parseBlocks(text.split(/\r\n?|\n/), 0)
}

function parseBlocks(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    if (lines[at]?.trim() === '') {
      at += 1
      continue
    }
    const { block, lineCount } = takeBlock(lines.slice(at), depth)
    blocks.push(block)
    at += lineCount
  }
  return blocks
}

function takeBlock(lines: readonly string[], depth: number): Taken {
  return takeLeaf(lines) ?? (depth < maxDepth ? takeContainer(lines, depth) : null) ?? takeParagraph(lines)
}

function takeLeaf(lines: readonly string[]): Taken | null {
  const first = lines[0] ?? ''
  if (fence.test(first)) {
    const end = lines.findIndex((line, index) => index > 0 && fence.test(line))
    const body = lines.slice(1, end === -1 ? lines.length : end)
    return { block: { kind: 'code', text: body.join('\n') }, lineCount: end === -1 ? lines.length : end + 1 }
  }
  const title = heading.exec(first)?.[1]
  if (title !== undefined) return { block: { kind: 'heading', content: parseInline(title) }, lineCount: 1 }
  if (rule.test(first)) return { block: { kind: 'rule' }, lineCount: 1 }
  if (tableRow.test(first) && tableDelimiter.test(lines[1] ?? '')) {
    const rows = takeWhile(lines.slice(2), (line) => tableRow.test(line))
    return {
      block: { kind: 'table', head: splitCells(first), rows: rows.map(splitCells) },
      lineCount: rows.length + 2,
    }
  }
  return null
}

function takeContainer(lines: readonly string[], depth: number): Taken | null {
  const quoted = takeWhile(lines, (line) => quote.test(line))
  if (quoted.length > 0) {
    const inner = quoted.map((line) => quote.exec(line)?.[1] ?? '')
    return { block: { kind: 'quote', blocks: parseBlocks(inner, depth + 1) }, lineCount: quoted.length }
  }
  const marker = listItem.exec(lines[0] ?? '')
  return marker === null ? null : takeList(lines, marker, depth)
}

function takeList(lines: readonly string[], marker: RegExpExecArray, depth: number): Taken {
  const indent = (marker[1] ?? '').length
  const ordered = marker[3] !== undefined
  const items: string[][] = []
  let lineCount = 0
  for (const line of lines) {
    const match = listItem.exec(line)
    const isItem = match !== null && (match[1] ?? '').length <= indent + 1
    if (isItem && (match[3] !== undefined) !== ordered) break
    const isInside = line.trim() === '' ? isListLine(lines[lineCount + 1], indent) : isListLine(line, indent)
    if (!isItem && !isInside) break
    if (isItem) items.push([match[4] ?? ''])
    else items.at(-1)?.push(line.slice(Math.min(line.search(/\S|$/), indent + 2)))
    lineCount += 1
  }
  return {
    block: {
      kind: 'list',
      ordered,
      start: Number(marker[3] ?? 1),
      items: items.map((item) => parseBlocks(item, depth + 1)),
    },
    lineCount,
  }
}

function isListLine(line: string | undefined, indent: number): boolean {
  return line !== undefined && (listItem.test(line) || line.search(/\S|$/) >= indent + 2)
}

function takeParagraph(lines: readonly string[]): Taken {
  const rest = takeWhile(lines.slice(1), (line) => !startsBlock(line))
  const text = [lines[0] ?? '', ...rest]
  return {
    block: { kind: 'paragraph', lines: text.map((line) => parseInline(line.trim())) },
    lineCount: text.length,
  }
}

function startsBlock(line: string): boolean {
  return (
    line.trim() === '' || [fence, heading, rule, quote, listItem, tableRow].some((start) => start.test(line))
  )
}

function splitCells(row: string): Inline[][] {
  return row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => parseInline(cell.trim()))
}

function takeWhile(lines: readonly string[], holds: (line: string) => boolean): readonly string[] {
  const end = lines.findIndex((line) => !holds(line))
  return end === -1 ? lines : lines.slice(0, end)
}
