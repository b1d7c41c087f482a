import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { CellPlace, XmlElement } from '../../document-text.ts'
import { readLimits } from '../limits/read-limits.ts'
import type { RowCollector } from '../rows/row-collector.ts'

type Element = Map<string, string | Element[]>
type OpenElement = {
  name: string
  path: string
  text: string
  element: Element
  attributes: [string, string][]
}

const parserOptions = { position: false, xmlns: false } as const
const pieceCharacters = 64 * 1024

/**
 * An XML file as a tree, and as rows for those who look at words: path, text, then each attribute as "name=value".
 * Repeated elements are counted from 1: "Invoice/InvoiceLine[2]/InvoicedQuantity | 10 | unitCode=KWH". The parser knows
 * no entities but those of XML itself, so none expands. `isWhole` is false where a limit cut the tree or an element was
 * not closed.
 */
export function readXml(text: string, collector: RowCollector): { xml: XmlElement; isWhole: boolean } {
  const root: Element = new Map()
  const stack: OpenElement[] = [{ name: '', path: '', text: '', element: root, attributes: [] }]
  let elements = 0
  let skippedDepth = 0
  let isWhole = true
  const parser = new SaxesParser(parserOptions)
  // Pages of HTML and hand-made files are read as far as they can be.
  parser.on('error', () => undefined)
  parser.on('opentag', (tag) => {
    const parent = stack.at(-1)
    elements += 1
    if (
      parent === undefined ||
      skippedDepth > 0 ||
      stack.length > readLimits.xmlDepth ||
      elements > readLimits.xmlElements
    ) {
      skippedDepth += 1
      isWhole = false
      return
    }
    stack.push(openElement(parent, tag))
  })
  const addText = (piece: string) => {
    const open = stack.at(-1)
    if (open !== undefined && skippedDepth === 0) open.text += piece
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    if (skippedDepth > 0) skippedDepth -= 1
    else if (stack.length > 1) closeElement(stack.pop(), collector)
  })
  const content = text.trimStart()
  for (let start = 0; start < content.length; start += pieceCharacters) {
    parser.write(content.slice(start, start + pieceCharacters))
  }
  parser.close()
  return { xml: root, isWhole: isWhole && stack.length === 1 }
}

function openElement(parent: OpenElement, tag: SaxesTagPlain): OpenElement {
  const name = localName(tag.name)
  const element: Element = new Map()
  const attributes = Object.entries(tag.attributes).flatMap(([key, value]): [string, string][] =>
    key === 'xmlns' || key.startsWith('xmlns:') || key.startsWith('xsi:') ? [] : [[localName(key), value]],
  )
  for (const [key, value] of attributes) element.set(`@${key}`, value)
  const known = parent.element.get(name)
  const siblings = Array.isArray(known) ? known : []
  if (siblings !== known) parent.element.set(name, siblings)
  siblings.push(element)
  const step = siblings.length > 1 ? `${name}[${siblings.length}]` : name
  return { name, path: parent.path === '' ? step : `${parent.path}/${step}`, text: '', element, attributes }
}

function closeElement(open: OpenElement | undefined, collector: RowCollector): void {
  if (open === undefined) return
  if (open.text.trim() !== '') open.element.set('#text', open.text.trim())
  if (open.text.trim() === '' && open.attributes.length === 0) return
  const place: CellPlace = { page: 1, box: null, cell: open.path }
  const texts = [open.path, open.text, ...open.attributes.map(([name, value]) => `${name}=${value}`)]
  collector.add(texts.map((cellText) => ({ text: cellText, place })))
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
