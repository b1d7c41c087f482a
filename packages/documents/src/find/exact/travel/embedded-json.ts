import { parseJson } from '../../../read/sniff/parse-json.ts'
import type { DocumentText } from '../../../document-text.ts'
import { type Part, attributeOf, findParts, textOf } from '../tree.ts'
import { partOfJson } from '../to-part.ts'

const linkedData = 'application/ld+json'
/** The JSON-LD that a page of HTML carries in its scripts. */
export function readEmbeddedJson(page: Part): Part[] {
  return findParts(page, 'script').flatMap((script) => {
    const text = attributeOf(script, 'type') === linkedData ? textOf(script) : null
    return text === null ? [] : toPart(text)
  })
}

/** The JSON-LD of a message: HTML below the head of a mail, or beside text. */
export function readMailedJson({ kind, pages }: DocumentText): Part[] {
  if (kind !== 'text') return []
  const rows = pages.flatMap(({ rows: own }) => own)
  if (!rows.some(({ cells }) => cells.some(({ text }) => text.includes(linkedData)))) return []
  const text = rows.map(({ cells }) => cells.map((cell) => cell.text).join(' ')).join('\n')
  return text
    .split(/<script\b/i)
    .slice(1)
    .flatMap((script) => {
      const start = script.indexOf('>')
      const end = script.search(/<\/script/i)
      return script.slice(0, start).includes(linkedData) && end > start
        ? toPart(script.slice(start + 1, end))
        : []
    })
}

function toPart(text: string): Part[] {
  const parsed = parseJson(text)
  const part = parsed.ok ? partOfJson(parsed.value) : null
  return part === null ? [] : [part]
}
