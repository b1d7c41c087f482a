import { safeHref } from './safe-href.ts'

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] }

const token = new RegExp(
  [
    String.raw`\\(?<escaped>[\\\`*_{}[\]()#+\-.!|<>~])`,
    String.raw`\`(?<code>[^\`]+)\``,
    String.raw`\[(?<label>(?:\\.|[^\\[\]])+)\]\((?<href>[^()\s]+(?:\([^()\s]*\)[^()\s]*)*)(?:\s+"[^"]*")?\)`,
    String.raw`\*\*(?<strong>(?:\\.|[^\\*]|\*(?!\*))+)\*\*`,
    String.raw`(?<![\w*])\*(?=\S)(?<star>[^*]+)\*(?![\w*])`,
    String.raw`(?<!\w)_(?=\S)(?<underscore>[^_]+)_(?!\w)`,
  ].join('|'),
  'g',
)

/** Reads emphasis, code, links and backslash escapes in one line. A link with an unsafe address stays text. */
export function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let at = 0
  for (const match of text.matchAll(token)) {
    pushText(parts, text.slice(at, match.index))
    push(parts, match)
    at = match.index + match[0].length
  }
  pushText(parts, text.slice(at))
  return parts
}

function push(parts: Inline[], match: RegExpExecArray) {
  const { escaped, code, label, href, strong, star, underscore } = match.groups ?? {}
  const emphasis = star ?? underscore
  if (escaped !== undefined) return pushText(parts, escaped)
  if (code !== undefined) return void parts.push({ kind: 'code', text: code })
  if (strong !== undefined) return void parts.push({ kind: 'strong', content: parseInline(strong) })
  if (emphasis !== undefined) return void parts.push({ kind: 'emphasis', content: parseInline(emphasis) })
  const safe = safeHref(href ?? '')
  if (safe === null) return pushText(parts, match[0])
  parts.push({ kind: 'link', href: safe, content: parseInline(label ?? '') })
}

function pushText(parts: Inline[], text: string) {
  const last = parts.at(-1)
  if (text === '') return
  if (last?.kind === 'text') parts[parts.length - 1] = { kind: 'text', text: last.text + text }
  else parts.push({ kind: 'text', text })
}
