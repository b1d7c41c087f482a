import type { DeclaredFormat, Path } from '../find/exact/invoice/declared-format.ts'
import type { MadeInvoice } from './made-invoices.ts'

type Made = { [name: string]: string | Made | Made[] }

const code = /^[A-Z]{2,3}$/

/** A made invoice in the format of one country, written by the paths that its row names; JSON where it has no root. */
export function toDeclared(format: DeclaredFormat, { lines, total }: MadeInvoice): string {
  const number = (text: string) => (format.hasCommas ? text.replace('.', ',') : text)
  const date = format.isDayFirst ? '01/08/2025' : '2025-08-01'
  const invoice: Made = {}
  if (!format.sign.startsWith(`${format.lines}/`)) put(invoice, format.sign, '1')
  put(invoice, format.seller[0] ?? '', 'Hill Supplies')
  put(invoice, format.issueDate, date)
  put(invoice, format.currency, 'EUR')
  put(invoice, format.total, number(total))
  put(
    invoice,
    format.lines,
    lines.map((line) => {
      const made: Made = {}
      put(made, format.line.name[0] ?? '', line.name)
      put(made, format.line.quantity, number(line.quantity))
      put(made, format.line.unit[0] ?? '', line.unitCode)
      put(made, format.line.price, number(line.price))
      put(made, format.line.amount, number(line.amount))
      return made
    }),
  )
  return format.root === ''
    ? JSON.stringify(invoice)
    : `<?xml version="1.0"?>\n${toXml(format.root.split('|')[0] ?? '', invoice)}`
}

function put(part: Made, path: Path, value: string | Made[]): void {
  if (path === '' || code.test(path)) return
  const names = path.split('/').map((step) => step.split('|')[0] ?? '')
  const [last = '', ...above] = names.toReversed()
  let inner = part
  for (const name of above.toReversed()) {
    const known = inner[name]
    const next: Made = typeof known === 'object' && !Array.isArray(known) ? known : {}
    // An element with text has attributes too.
    if (typeof known === 'string') next['#text'] = known
    inner[name] = next
    inner = next
  }
  inner[last] = value
}

function toXml(name: string, part: string | Made): string {
  if (typeof part === 'string') return `<${name}>${part}</${name}>`
  const inner = Object.entries(part).flatMap(([key, value]) => {
    if (typeof value === 'string' && (key === '#text' || key.startsWith('@'))) return []
    return (Array.isArray(value) ? value : [value]).map((one) => toXml(key, one))
  })
  const marks = Object.entries(part).flatMap(([key, value]) =>
    key.startsWith('@') && typeof value === 'string' ? [` ${key.slice(1)}="${value}"`] : [],
  )
  const text = part['#text']
  return `<${name}${marks.join('')}>${typeof text === 'string' ? text : ''}${inner.join('\n')}</${name}>`
}
