import type { DocumentText } from '../document-text.ts'

/** A value with named parts: JSON as parsed. */
export type Tree = { readonly [key: string]: TreeValue }
export type TreeValue = string | Tree | readonly TreeValue[]

export type Leaf = { path: string; key: string; value: string }

const deepest = 40

/** The content of a JSON file as a tree; null for other documents. */
export function toTree(document: DocumentText): Tree | null {
  return document.kind === 'json' ? asTree(toValue(document.json, 0)) : null
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
