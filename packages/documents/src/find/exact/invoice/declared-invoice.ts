import type { ActivityDraft } from '../../../judge/account/activity-draft.ts'
import { minus } from '@doublerule/carbon/decimal.ts'
import { exactDateOf, exactPeriodOf } from '../exact-date.ts'
import { type Leaf, type Part, findParts, leafAt, partAt, partsAt } from '../tree.ts'
import type { DeclaredFormat, Mark, Path } from './declared-format.ts'
import { declaredFormats, declaredUnits } from './declared-formats.ts'
import { readDespatchedLoad, readManifestedLoad } from './manifested-load.ts'
import { readManifestedWaste } from './manifested-waste.ts'
import { readCarriedLoad, readCartaPorte, readPassage } from './moved.ts'
import type { TradeInvoice, TradeLine } from './trade-invoice.ts'
import { numberOf } from '../number-of.ts'
import { toTradeLine } from './to-trade-line.ts'
import { unitOfCode } from './unit-codes.ts'

const movers: Readonly<Record<string, (invoice: Part) => ActivityDraft[]>> = {
  'carta-porte': readCartaPorte,
  'carried-load': readCarriedLoad,
  'despatched-load': readDespatchedLoad,
  'manifested-load': readManifestedLoad,
  'manifested-waste': readManifestedWaste,
  passage: readPassage,
}
const code = /^[A-Z]{2,3}$/
const dayFirst = /^(\d{2})[/-](\d{2})[/-](\d{4})$/

/** An electronic invoice in the format of one country: what stands where is a row of the table of formats. */
export function readDeclared(root: Part): TradeInvoice | null {
  for (const format of declaredFormats) {
    const candidates = format.root === '' ? partsAt(root) : findParts(root, format.root)
    const [invoice, ...others] = candidates.filter((part) => partAt(part, ...stepsOf(format.sign)) !== null)
    if (invoice !== undefined) return { ...toInvoice(invoice, format), beside: others.length }
  }
  return null
}

function toInvoice(invoice: Part, format: DeclaredFormat): TradeInvoice {
  const at = (path: Path) => leafOf(invoice, path)
  const amountAt = (path: Path) => withPoint(at(path), format)
  const isSold = !isCoded(invoice, format.unsold)
  const lines = isSold
    ? partsAt(invoice, ...stepsOf(format.lines)).filter(
        (line) => leafOf(line, format.line.quantity) !== null && !isCoded(line, format.line.unsold),
      )
    : []
  const read = lines.flatMap((line) => toLine(line, format) ?? [])
  const [start = '', end = ''] = format.period
  return {
    format: format.format,
    isCredit: isCoded(invoice, format.credit),
    seller: firstOf(invoice, format.seller),
    sellerId: at(format.sellerId),
    sellerCountry: at(format.country)?.text ?? null,
    issueDate: dateOf(at(format.issueDate), format),
    currency: at(format.currency),
    period: exactPeriodOf(dateOf(at(start), format), dateOf(at(end), format)),
    linesTotal: null,
    subtotal: amountAt(format.subtotal),
    tax: amountAt(format.tax),
    total: amountAt(format.total),
    lines: format.line.sharesUnit ? withSharedUnit(read) : read,
    brokenLines: lines.length - read.length,
    moved: isSold ? (movers[format.moved]?.(invoice) ?? []) : [],
  }
}

function toLine(line: Part, format: DeclaredFormat): TradeLine | null {
  const numberAt = (path: Path) => numberOf(withPoint(leafOf(line, path), format))
  const names = format.line
  const units = names.unit
    .flatMap((path) => leafOf(line, path)?.text ?? [])
    .map((text) => codeOf(text, format))
  const unitCode = units.find((text) => unitOfCode(text) !== null) ?? units[0] ?? null
  const day = dateOf(leafOf(line, names.day), format)
  const told = toTradeLine(withPoint(leafOf(line, names.quantity), format), firstOf(line, names.name), {
    unitCode,
    price: numberAt(names.price),
    amount: numberAt(names.amount),
    period: exactPeriodOf(day, day)?.value ?? null,
    isService: isCoded(line, names.service),
  })
  return told !== null && isCoded(line, names.before)
    ? { ...told, quantity: minus('0', told.quantity) }
    : told
}

function codeOf(unit: string, { format }: DeclaredFormat): string {
  return declaredUnits[format]?.[unit.toUpperCase()] ?? unit
}

function withSharedUnit(lines: readonly TradeLine[]): TradeLine[] {
  const [unit, ...others] = new Set(lines.flatMap(({ unitCode }) => unitCode ?? []))
  const shared = others.length === 0 ? (unit ?? null) : null
  return lines.map((line) => ({ ...line, unitCode: line.unitCode ?? shared }))
}

function isCoded(part: Part, [path = '', ...codes]: Mark): boolean {
  const text = leafOf(part, path)?.text
  return text !== undefined && codes.includes(text)
}

function firstOf(part: Part, paths: readonly Path[]): Leaf | null {
  for (const path of paths) {
    const leaf = leafOf(part, path)
    if (leaf !== null) return leaf
  }
  return null
}

/** The text at a path; a code of a country or a currency in its place stands for itself. */
function leafOf(part: Part, path: Path): Leaf | null {
  if (path === '') return null
  return leafAt(part, ...stepsOf(path)) ?? (code.test(path) ? { text: path, path: part.path } : null)
}

function stepsOf(path: Path): string[] {
  return path.split('/')
}

function dateOf(leaf: Leaf | null, { isDayFirst }: DeclaredFormat): Leaf | null {
  const text = isDayFirst ? (leaf?.text.replace(dayFirst, '$3-$2-$1') ?? '') : leaf?.text
  return leaf === null || exactDateOf(text) === null ? null : { ...leaf, text: text ?? '' }
}

function withPoint(leaf: Leaf | null, { hasCommas }: DeclaredFormat): Leaf | null {
  return leaf === null || !hasCommas ? leaf : { ...leaf, text: leaf.text.replace(',', '.') }
}
