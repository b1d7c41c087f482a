import { readLimits } from '../limits/read-limits.ts'

/** Names are local: "x:row" arrives as "row". A tag is the raw text between the angle brackets. */
export type XmlHandler = {
  onOpen: (name: string, tag: string) => void
  onClose: (name: string) => void
  onText: (text: string) => void
}

const longestName = 200
const space = 0x20
const exclamation = 0x21
const doubleQuote = 0x22
const singleQuote = 0x27
const slash = 0x2f
const colon = 0x3a
const question = 0x3f
const closingBracket = 0x3e

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
  let isInToken = false
  return (chunk) => {
    if (!chunk.includes(isInToken ? '>' : '<')) {
      rest += chunk
      if (rest.length > readLimits.xmlTokenBytes) throw new XmlTokenTooLong()
      return
    }
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
    isInToken = rest.startsWith('<')
    if (rest.length > readLimits.xmlTokenBytes) throw new XmlTokenTooLong()
  }
}

/** The index after the token that starts at "<", or -1 when its end has not arrived. */
function findTokenEnd(text: string, open: number): number {
  const mark = text.charCodeAt(open + 1)
  if (mark === exclamation || mark === question) {
    if (text.startsWith('<!--', open)) return after(text, '-->', open)
    if (text.startsWith('<![CDATA[', open)) return after(text, ']]>', open)
    if (mark === question) return after(text, '?>', open)
  }
  let quote = 0
  for (let index = open + 1; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (quote !== 0) quote = code === quote ? 0 : quote
    else if (code === doubleQuote || code === singleQuote) quote = code
    else if (code === closingBracket) return index + 1
  }
  return -1
}

function after(text: string, end: string, from: number): number {
  const index = text.indexOf(end, from)
  return index < 0 ? -1 : index + end.length
}

function readToken(token: string, handler: XmlHandler): void {
  const mark = token.charCodeAt(1)
  if (mark === slash) handler.onClose(localNameOf(token, 2))
  else if (mark === exclamation || mark === question) {
    if (token.startsWith('<![CDATA[')) handler.onText(token.slice(9, -3))
  } else {
    const name = localNameOf(token, 1)
    handler.onOpen(name, token)
    if (token.charCodeAt(token.length - 2) === slash) handler.onClose(name)
  }
}

function localNameOf(token: string, from: number): string {
  let start = from
  let end = from
  for (; end < Math.min(token.length, from + longestName); end++) {
    const code = token.charCodeAt(end)
    if (code <= space || code === slash || code === closingBracket) break
    if (code === colon) start = end + 1
  }
  return token.slice(start, end)
}

/** An attribute of a raw tag by its local name, or null. */
export function readAttribute(tag: string, name: string): string | null {
  for (let at = tag.indexOf(name, 1); at > 0; at = tag.indexOf(name, at + 1)) {
    const before = tag.charCodeAt(at - 1)
    if (before > space && before !== colon) continue
    let place = skipSpace(tag, at + name.length)
    if (tag[place] !== '=') continue
    place = skipSpace(tag, place + 1)
    const quote = tag.charAt(place)
    const end = quote === '"' || quote === "'" ? tag.indexOf(quote, place + 1) : -1
    if (end > 0) return decodeEntities(tag.slice(place + 1, end))
  }
  return null
}

function skipSpace(text: string, from: number): number {
  let place = from
  while (text.charCodeAt(place) <= space) place += 1
  return place
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
