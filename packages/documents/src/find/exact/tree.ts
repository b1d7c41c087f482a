import { isNamed } from './plain-name.ts'

/** Text, named parts or a list of them: JSON as parsed; XML with lists of elements, "@name" and "#text". */
export type TreeValue = string | ReadonlyMap<string, TreeValue> | readonly TreeValue[]
type Tree = ReadonlyMap<string, TreeValue>

/** A value and where it stands, as its reader names it: "Invoice/InvoiceLine[2]/ID" in XML, "lines[1].id" in JSON. */
export type Part = { value: TreeValue; path: string; isXml: boolean }
export type Leaf = { text: string; path: string }
/** A feed, its entry, the content and what that is. */
const searchedLevels = 4
// What libraries that turn XML into JSON call the text of an element and mark its attributes with.
const textKeys: ReadonlySet<string> = new Set([
  '#text',
  '_',
  '$',
  '$t',
  '@value',
  'value',
  'content',
  '_text',
])
const attributeMarks = ['@', '', '@_', '-', '_']

export function isList(value: TreeValue | undefined): value is readonly TreeValue[] {
  return Array.isArray(value)
}

export function isTree(value: TreeValue | undefined): value is Tree {
  return value instanceof Map
}

/**
 * The parts under a path of names; lists are taken apart. Names compare without prefix, case and underscores, and a bar
 * parts those that a thing has in several editions of a format.
 */
export function partsAt(part: Part, ...names: readonly string[]): Part[] {
  const [name, ...rest] = names
  if (name === undefined) return itemsOf(part)
  const own = itemsOf(part).flatMap((item) =>
    isTree(item.value)
      ? [...item.value].flatMap(([key, value]) =>
          isNamed(key, name) ? itemsOf(stepTo(item, key, value)) : [],
        )
      : [],
  )
  return rest.length === 0 ? own : own.flatMap((item) => partsAt(item, ...rest))
}

export function partAt(part: Part, ...names: readonly string[]): Part | null {
  return partsAt(part, ...names)[0] ?? null
}

/** The first text under a path of names that is not blank. */
export function leafAt(part: Part | null, ...names: readonly string[]): Leaf | null {
  if (part === null) return null
  for (const found of partsAt(part, ...names)) {
    const text = textOf(found)
    if (text !== null) return { text, path: found.path }
  }
  return null
}

/** The parts under a name down to a few levels below the root, where formats keep what they hold; outermost first. */
export function findParts(part: Part, name: string, levels = searchedLevels): Part[] {
  if (levels === 0) return []
  return itemsOf(part).flatMap((item) =>
    isTree(item.value)
      ? [...item.value].flatMap(([key, value]) => {
          if (!isNamed(key, name) && !hasParts(value)) return []
          const inner = stepTo(item, key, value)
          return isNamed(key, name) ? itemsOf(inner) : findParts(inner, name, levels - 1)
        })
      : [],
  )
}

/** Millions of bare texts in a list are looked at once, not made into parts. */
function hasParts(value: TreeValue): boolean {
  return isTree(value) || (isList(value) && value.some((one) => typeof one !== 'string'))
}

/** The text of a part itself. */
export function textOf({ value }: Part): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim()
  if (!isTree(value)) return null
  for (const [key, text] of value) {
    if (textKeys.has(key) && typeof text === 'string' && text.trim() !== '') return text.trim()
  }
  return null
}

/** An attribute of an element; in JSON it stands beside the text, with or without a mark. */
export function attributeOf({ value, isXml }: Part, name: string): string | null {
  if (!isTree(value)) return null
  for (const mark of isXml ? ['@'] : attributeMarks) {
    const text = value.get(`${mark}${name}`)
    if (typeof text === 'string' && text.trim() !== '') return text.trim()
  }
  const nested = value.get('@attributes') ?? value.get('_attributes') ?? value.get('attributes')
  const text = isTree(nested) ? nested.get(name) : undefined
  return typeof text === 'string' ? text : null
}

/** The names of the parts of a value, in order. */
export function namesIn({ value }: Part): readonly string[] {
  return isTree(value) ? [...value.keys()] : []
}

/** Every text of a part with the name it stands under, in order. */
export function leavesOf(part: Part, key = ''): (Leaf & { key: string })[] {
  if (typeof part.value === 'string') return [{ text: part.value, path: part.path, key }]
  if (isList(part.value)) return itemsOf(part).flatMap((item) => leavesOf(item, key))
  return [...part.value].flatMap(([name, value]) =>
    leavesOf(stepTo(part, name, value), name === '#text' ? key : name),
  )
}

/** The named parts of a value, one level down; lists are taken apart. */
export function partsIn(part: Part): { key: string; inner: Part }[] {
  return itemsOf(part).flatMap((item) =>
    isTree(item.value)
      ? [...item.value].flatMap(([key, value]) =>
          itemsOf(stepTo(item, key, value)).map((inner) => ({ key, inner })),
        )
      : [],
  )
}

function itemsOf(part: Part): Part[] {
  const { value, path, isXml } = part
  if (!isList(value)) return [part]
  return value.flatMap((item, index) => {
    const step = isXml ? (index === 0 ? '' : `[${index + 1}]`) : `[${index}]`
    return itemsOf({ value: item, path: `${path}${step}`, isXml })
  })
}

function stepTo({ path, isXml }: Part, key: string, value: TreeValue): Part {
  if (key === '#text') return { value, path, isXml }
  return { value, path: path === '' ? key : `${path}${isXml ? '/' : '.'}${key}`, isXml }
}
