import type { ReadResult } from '../../document-text.ts'
import { mediaTypes } from '../sniff/media-types.ts'
import { parseJson } from '../sniff/parse-json.ts'
import { refuse } from '../limits/refuse.ts'
import { openRowCollectors } from '../rows/row-collector.ts'

const longestKey = 200

/** Reads JSON into its value and rows of "path, value"; the path is the place of both cells. */
export function readJson(text: string): ReadResult {
  const parsed = parseJson(text)
  if (!parsed.ok) return parsed

  const collector = openRowCollectors()()
  const isWhole = walk(parsed.value, '', (path, value) => {
    const place = { page: 1, box: null, cell: path }
    return collector.add([
      { text: path, place },
      { text: value, place },
    ])
  })
  if (collector.rows.length === 0) return refuse('no_text', 'The JSON holds no values.')
  const pages = [{ name: '1', rows: collector.rows, readBy: 'structured' }] as const
  return {
    ok: true,
    value: {
      kind: 'json',
      mediaType: mediaTypes.json,
      pages,
      json: parsed.value,
      truncated: !isWhole,
      readBy: 'structured',
    },
  }
}

/** Visits every value that is not null; ends early when the visitor says false. */
function walk(value: unknown, path: string, visit: (path: string, value: string) => boolean): boolean {
  if (Array.isArray(value)) return value.every((item, index) => walk(item, `${path}[${index}]`, visit))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).every(([key, item]) => {
      const step = key.slice(0, longestKey)
      return walk(item, path === '' ? step : `${path}.${step}`, visit)
    })
  }
  const isValue = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isValue ? visit(path, String(value)) : true
}
