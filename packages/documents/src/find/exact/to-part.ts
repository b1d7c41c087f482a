import type { DocumentText, XmlElement } from '../../document-text.ts'
import type { Part, TreeValue } from './tree.ts'

const deepest = 40

const parts = new WeakMap<DocumentText, Part | null>()

/** The content of a JSON or XML file, made once a document; null for other documents. */
export function toPart(document: DocumentText): Part | null {
  const known = parts.get(document)
  if (known !== undefined) return known
  const json = document.kind === 'json' ? partOfJson(document.json) : null
  const part = document.xml === undefined ? json : partOfXml(document.xml)
  parts.set(document, part)
  return part
}

export function partOfJson(json: unknown): Part | null {
  const value = toValue(json, 0)
  return value === null ? null : { value, path: '', isXml: false }
}

export function partOfXml(xml: XmlElement): Part {
  return { value: xml, path: '', isXml: true }
}

function toValue(value: unknown, depth: number): TreeValue | null {
  if (depth > deepest || value === null || value === undefined) return null
  if (Array.isArray(value)) return value.flatMap((item) => toValue(item, depth + 1) ?? [])
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([key, item]) => [key, toValue(item, depth + 1)] as const)
    return new Map(parts.flatMap(([key, item]) => (item === null ? [] : [[key, item]])))
  }
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isText ? String(value) : null
}
