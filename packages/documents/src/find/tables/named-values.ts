import type { DocumentText, XmlElement } from '../../document-text.ts'
import { headRole } from './head-role.ts'

/** The values of a JSON or XML file under their names, as JSON; null for other documents. */
export function namedValues(document: DocumentText): unknown {
  if (document.kind === 'json') return document.json
  return document.xml === undefined ? null : toNamed(document.xml, listsIn(document.xml), '')
}

/** An element that stands twice in one place is a list in all places alike. */
function listsIn(root: XmlElement): ReadonlySet<string> {
  const lists = new Set<string>()
  const visit = (element: XmlElement, path: string) => {
    for (const [name, value] of element) {
      if (typeof value === 'string') continue
      const step = `${path}/${name}`
      if (value.length > 1) lists.add(step)
      for (const inner of value) visit(inner, step)
    }
  }
  visit(root, '')
  return lists
}

/**
 * "<Use unit='kWh'>12</Use>" is { Use: { value: '12', unit: 'kWh' } }; without the attribute { Use: '12' }. The number of an
 * element with other attributes, "<ID scheme='0088'>", is no value of a unit that stands elsewhere.
 */
function toNamed(element: XmlElement, lists: ReadonlySet<string>, path: string): unknown {
  const text = element.get('#text')
  if (element.size === 1 && typeof text === 'string') return text
  const ofText = [...element.keys()].some((name) => headRole(name.replace(/^@/, '')) === 'unit')
    ? 'value'
    : 'text'
  return Object.fromEntries(
    [...element].map(([name, value]) => {
      if (typeof value === 'string') return [name === '#text' ? ofText : name.replace(/^@/, ''), value]
      const step = `${path}/${name}`
      const inner = value.map((one) => toNamed(one, lists, step))
      return [name, lists.has(step) ? inner : inner[0]]
    }),
  )
}
