import { parseJson } from '../../../read/sniff/parse-json.ts'
import { type Part, attributeOf, findParts, partOfJson, textOf } from '../tree.ts'

/** The JSON-LD that a page of HTML carries in its scripts. */
export function readEmbeddedJson(page: Part): Part[] {
  return findParts(page, 'script').flatMap((script) => {
    const text = attributeOf(script, 'type') === 'application/ld+json' ? textOf(script) : null
    const parsed = text === null ? null : parseJson(text)
    const part = parsed === null || !parsed.ok ? null : partOfJson(parsed.value)
    return part === null ? [] : [part]
  })
}
