import type { CellPlace } from '../document-text.ts'
import type { RowCollector } from './row-collector.ts'
import { openXmlScanner, readAttributes } from './xml-scanner.ts'

type OpenElement = {
  path: string
  text: string
  attributes: [string, string][]
  childCounts: Map<string, number>
}

const deepestElement = 64

/**
 * Electronic invoices (UBL, Green Button) as rows: path, text, then each attribute as "name=value". Repeated
 * elements are counted from 1: "Invoice/InvoiceLine[2]/InvoicedQuantity | 10 | unitCode=KWH". False when cut.
 */
export function readXmlRows(text: string, collector: RowCollector): boolean {
  const stack: OpenElement[] = []
  let isWhole = true
  let skippedDepth = 0

  openXmlScanner({
    onOpen(name, tag) {
      if (skippedDepth > 0 || stack.length >= deepestElement) {
        skippedDepth += 1
        isWhole = false
        return
      }
      const parent = stack.at(-1)
      const count = (parent?.childCounts.get(name) ?? 0) + 1
      parent?.childCounts.set(name, count)
      const step = count > 1 ? `${name}[${count}]` : name
      const path = parent ? `${parent.path}/${step}` : step
      stack.push({ path, text: '', attributes: readAttributes(tag), childCounts: new Map() })
    },
    onText(piece) {
      const element = stack.at(-1)
      if (element && skippedDepth === 0) element.text += piece
    },
    onClose() {
      if (skippedDepth > 0) {
        skippedDepth -= 1
        return
      }
      const element = stack.pop()
      if (!element || (element.text.trim() === '' && element.attributes.length === 0)) return
      const place: CellPlace = { page: 1, box: null, cell: element.path }
      const texts = [
        element.path,
        element.text,
        ...element.attributes.map(([name, value]) => `${name}=${value}`),
      ]
      if (!collector.add(texts.map((cellText) => ({ text: cellText, place })))) isWhole = false
    },
  })(text)
  return isWhole
}
