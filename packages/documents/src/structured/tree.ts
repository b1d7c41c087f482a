import type { DocumentText } from '../document-text.ts'
import { makeBareObject } from './casts.ts'

/** A value with named parts: JSON as parsed, XML with its elements as keys, attributes as "@name", text as "#text". */
export type Tree = { readonly [key: string]: TreeValue }
export type TreeValue = string | Tree | readonly TreeValue[]

export type Leaf = { path: string; key: string; value: string }

const deepest = 40

/** The content of a JSON or XML file as a tree; null for other documents. */
export function toTree(document: DocumentText): Tree | null {
  if (document.kind === 'json') return asTree(toValue(document.json, 0))
  return document.kind === 'text' ? readXmlPaths(document) : null
}

function asTree(value: TreeValue | null): Tree | null {
  if (value === null || typeof value === 'string') return null
  return isList(value) ? { items: value } : value
}

export function isList(value: TreeValue | undefined): value is readonly TreeValue[] {
  return Array.isArray(value)
}

export function isTree(value: TreeValue | undefined): value is Tree {
  return typeof value === 'object' && !Array.isArray(value)
}

function toValue(value: unknown, depth: number): TreeValue | null {
  if (depth > deepest || value === null || value === undefined) return null
  if (Array.isArray(value))
    return value.map((item) => toValue(item, depth + 1)).filter((item) => item !== null)
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(([key, item]) => [key, toValue(item, depth + 1)] as const)
    return Object.fromEntries(entries.flatMap(([key, item]) => (item === null ? [] : [[key, item]])))
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : null
}

type Growing = { [key: string]: string | Growing | Growing[] }

/** The reader of XML gives a row for every element: its path, its text and its attributes. */
function readXmlPaths(document: DocumentText): Tree | null {
  const root: Growing = makeBareObject()
  let count = 0
  for (const { cells } of document.pages.flatMap(({ rows }) => rows)) {
    const [path, ...rest] = cells
    if (
      path === undefined ||
      path.place.cell !== path.text ||
      !/^[\w.:-]+(?:\[\d+\])?(?:\/|$)/.test(path.text)
    )
      return null
    const leaf = growTo(root, path.text.split('/'))
    for (const { text } of rest) {
      const attribute = /^([\w.:-]+)=(.*)$/s.exec(text)
      if (attribute === null) leaf['#text'] = text
      else leaf[`@${attribute[1] ?? ''}`] = attribute[2] ?? ''
    }
    count += 1
  }
  return count === 0 ? null : root
}

/** The element at a path, made where it is missing; "Line[2]" is the second of its name. */
function growTo(root: Growing, steps: readonly string[]): Growing {
  let node = root
  for (const step of steps) {
    const [, name = step, position = '1'] = /^(.*?)(?:\[(\d+)\])?$/.exec(step) ?? []
    const existing = node[name]
    const list = Array.isArray(existing) ? existing : []
    if (list !== existing) node[name] = list
    const index = Math.min(Number(position) - 1, list.length)
    const child: Growing = list[index] ?? makeBareObject()
    if (list[index] === undefined) list.push(child)
    node = child
  }
  return node
}

/** Every text of a tree with its path, in order. */
export function leavesOf(value: TreeValue, path = '', key = ''): Leaf[] {
  if (typeof value === 'string') return [{ path, key, value }]
  if (isList(value))
    return value.flatMap((item, index) => leavesOf(item, value.length > 1 ? `${path}[${index}]` : path, key))
  return Object.entries(value).flatMap(([name, item]) => {
    if (name === '#text') return leavesOf(item, path, key)
    return leavesOf(item, path === '' ? name : `${path}.${name}`, name)
  })
}

/** Every part of a tree under a key that matches, outermost first. */
export function findParts(value: TreeValue, key: RegExp): TreeValue[] {
  if (typeof value === 'string') return []
  if (isList(value)) return value.flatMap((item) => findParts(item, key))
  return Object.entries(value).flatMap(([name, item]) => (key.test(name) ? [item] : findParts(item, key)))
}

/** The first text under the first of the keys that has one; keys are tried in order. */
export function textUnder(value: TreeValue | undefined, ...keys: readonly RegExp[]): Leaf | null {
  if (value === undefined) return null
  const leaves = leavesOf(value)
  for (const key of keys) {
    const found = leaves.find((leaf) => key.test(leaf.key) && leaf.value.trim() !== '')
    if (found !== undefined) return found
  }
  return null
}
