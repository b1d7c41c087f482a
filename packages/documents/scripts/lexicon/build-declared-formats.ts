import { readRows } from './build-lexicon.ts'

const none = {
  root: '', sign: '', credit: [], unsold: [], seller: [], sellerId: '', country: '', currency: '', issueDate: '',
  period: [], subtotal: '', tax: '', total: '', lines: '', moved: '', isDayFirst: false, hasCommas: false,
} // prettier-ignore
const noLine = {
  name: [], quantity: '', unit: [], price: '', amount: '', day: '', sharesUnit: false, service: [], unsold: [], before: [],
} // prettier-ignore

type Cells = Record<string, string | boolean | readonly string[]>

/** Where the electronic invoices that a law prescribes keep what every invoice has, and their codes of units. */
export function buildDeclaredFormats(text: string, unitsText: string): object {
  const byName = new Map<string, { own: Cells; line: Cells }>()
  for (const [name = '', place = '', value = ''] of readRows(text, 'format\tplace\tvalue\tnote')) {
    const format = byName.get(name) ?? { own: { ...none }, line: { ...noLine } }
    byName.set(name, format)
    if (place.startsWith('line.')) put(format.line, place.slice('line.'.length), value)
    else put(format.own, place, value)
  }
  const units = new Map<string, Record<string, string>>()
  for (const [name = '', code = '', unit = ''] of readRows(unitsText, 'format\tcode\tunit\tsource')) {
    if (!byName.has(name)) throw new Error(`"${name}" has units and no places`)
    units.set(name, { ...units.get(name), [code]: unit })
  }
  return {
    formats: [...byName].map(([format, { own, line }]) => ({ format, ...own, line })),
    units: Object.fromEntries(units),
  }
}

function put(cells: Cells, place: string, value: string): void {
  const before = cells[place]
  if (before === undefined) throw new Error(`no format has a place "${place}"`)
  cells[place] =
    typeof before === 'string' ? value : typeof before === 'boolean' ? value === 'yes' : value.split(';')
}
