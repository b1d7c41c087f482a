import { readLimits } from './read-limits.ts'

/** Names are local: "x:row" arrives as "row". A tag is the raw text between the angle brackets. */
export type XmlHandler = {
  onOpen: (name: string, tag: string) => void
  onClose: (name: string) => void
  onText: (text: string) => void
}

const longestName = 200

/** Thrown by a scanner that meets one token beyond the limit, which no real document holds. */
export class XmlTokenTooLong extends Error {
  override name = 'XmlTokenTooLong'
}

/**
 * A scanner that is fed piece by piece and keeps nothing but the unfinished token. It knows no DTD: entities
 * other than the five of XML and character numbers stay as they stand, so they cannot expand.
 */
export function openXmlScanner(handler: XmlHandler): (chunk: string) => void {
  let rest = ''
  return (chunk) => {
    const text = rest + chunk
    let position = 0
    for (;;) {
      const open = text.indexOf('<', position)
      if (open < 0) break
      const close = findTokenEnd(text, open)
      if (close < 0) break
      if (open > position) handler.onText(decodeEntities(text.slice(position, open)))
      readToken(text.slice(open, close), handler)
      position = close
    }
    rest = text.slice(position)
    if (rest.length > readLimits.xmlTokenBytes) throw new XmlTokenTooLong()
  }
}

/** The index after the token that starts at "<", or -1 when its end has not arrived. */
function findTokenEnd(text: string, open: number): number {
  if (text.startsWith('<!--', open)) return after(text, '-->', open)
  if (text.startsWith('<![CDATA[', open)) return after(text, ']]>', open)
  if (text.startsWith('<?', open)) return after(text, '?>', open)
  let from = open + 1
  for (;;) {
    const close = text.indexOf('>', from)
    if (close < 0) return -1
    const quote = text.slice(from, close).search(/["']/)
    if (quote < 0) return close + 1
    const closingQuote = text.indexOf(text.charAt(from + quote), from + quote + 1)
    if (closingQuote < 0) return -1
    from = closingQuote + 1
  }
}

function after(text: string, end: string, from: number): number {
  const index = text.indexOf(end, from)
  return index < 0 ? -1 : index + end.length
}

function readToken(token: string, handler: XmlHandler): void {
  if (token.startsWith('<![CDATA[')) handler.onText(token.slice(9, -3))
  else if (token.startsWith('<!') || token.startsWith('<?')) return
  else if (token.startsWith('</')) handler.onClose(localNameOf(token, 2))
  else {
    const name = localNameOf(token, 1)
    handler.onOpen(name, token)
    if (token.endsWith('/>')) handler.onClose(name)
  }
}

function localNameOf(token: string, from: number): string {
  const end = token.slice(from, from + longestName).search(/[\s/>]/)
  const name = token.slice(from, from + (end < 0 ? longestName : end))
  return name.slice(name.indexOf(':') + 1)
}

/** An attribute of a raw tag by its local name, or null. */
export function readAttribute(tag: string, name: string): string | null {
  const match = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return match ? decodeEntities(match[1] ?? match[2] ?? '') : null
}

/** All attributes of a raw tag by local name, without namespace declarations. */
export function readAttributes(tag: string): [name: string, value: string][] {
  return [...tag.matchAll(/\s([\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].flatMap((match) => {
    const [, prefix, name = '', double, single] = match
    const isDeclaration = prefix === 'xmlns:' || prefix === 'xsi:' || name === 'xmlns'
    return isDeclaration ? [] : [[name, decodeEntities(double ?? single ?? '')]]
  })
}

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return namedEntities[name] ?? whole
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}
