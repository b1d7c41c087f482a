import Big from 'big.js'
import { evidenceOf } from '../layout/evidence.ts'
import { isName } from '../layout/row-label.ts'
import type { LineNumber, ReadLine } from '../layout/read-line.ts'
import { type ColumnRole, columnRole } from '../tables/column-roles.ts'
import { foldText } from '../values/plain-text.ts'
import { findProduct, isProduct } from '../values/row-product.ts'
import { type Dimension, unitOfWord, unitWithin } from '../values/unit-text.ts'
import type { LineItem } from './line-item.ts'

type HeaderCell = { role: ColumnRole; title: string; left: number; right: number }
type ItemHeader = { line: ReadLine; cells: readonly HeaderCell[] }

const itemDimensions: readonly Dimension[] = [
  'mass',
  'volume',
  'length',
  'area',
  'energy',
  'freight-work',
  'distance',
  'nights',
]
// "CEM20" and "UB-310" stand before the words of their line.
const articleCode = /^(?=\S*\d)[A-Z][A-Z\d./-]*$/
// What a mix was batched from; the load itself stands above.
const recipeTitles = /\bdesign\b|\bbatched\b|\btargets?\b|\brequired\b|sollwert|istwert/
const mostNumbers = 14
const linesUnderHeader = 60
const totalLine =
  /^\W*(?:sub)?-?\s?(?:grand )?total|^subtotal|zwischensumme|^summe|gesamt|^totale|^totaal|amount due|balance|^gst\b|^vat\b|^tax\b|^cgst|^sgst|^igst|mwst|^tva|^iva\b|^btw|discount|rounding|\bchange\b|\bcash\b|card\b|payment|visa|mastercard|freight charge terms/

/** The lines of an invoice's table: by their columns, checked by quantity × rate = amount. */
export function findLineItems(lines: readonly ReadLine[]): LineItem[] {
  const headers = lines.flatMap((line) => toHeader(line) ?? [])
  const steps = nameSteps(lines, headers)
  return lines.flatMap((line) => {
    const header = headers.findLast(
      (candidate) =>
        candidate.line.page === line.page &&
        candidate.line.index < line.index &&
        line.index - candidate.line.index <= linesUnderHeader,
    )
    if (line.numbers.length === 0 || line.numbers.length > mostNumbers) return []
    if (totalLine.test(line.folded) || headers.some((candidate) => candidate.line === line)) return []
    const from = header?.line.index ?? line.index
    if (lines.slice(from, line.index).some(isRecipeTitle)) return []
    return toItem(lines, line, header ?? null, steps) ?? []
  })
}

function isRecipeTitle({ cells, folded, numbers }: ReadLine): boolean {
  return cells.length > 1 && numbers.length === 0 && recipeTitles.test(folded)
}

/** A line of column titles: a quantity or amount among at least two known columns, and no amounts. */
function toHeader(line: ReadLine): ItemHeader | null {
  if (line.numbers.some(({ raw }) => /[.,]\d{2}$/.test(raw))) return null
  const cells = line.cells.flatMap((cell) => splitTitles(cell.text, cell.left, cell.right))
  const roles = new Set(cells.map(({ role }) => role))
  const isHeader =
    roles.size >= 2 &&
    (roles.has('quantity') || roles.has('cost') || roles.has('rate')) &&
    (roles.has('product') || roles.size >= 3)
  return isHeader ? { line, cells } : null
}

/** Titles that the reader joined into one cell ("Rate per Amount") are taken word by word. */
function splitTitles(text: string, left: number, right: number): HeaderCell[] {
  const whole = text.length <= 24 ? titleRole(text) : null
  if (whole !== null) return [{ role: whole, title: text, left, right }]
  const perCharacter = (right - left) / Math.max(1, text.length)
  return [...text.matchAll(/\S+/g)].flatMap((match) => {
    const role = titleRole(match[0])
    return role === null
      ? []
      : [
          {
            role,
            title: match[0],
            left: left + match.index * perCharacter,
            right: left + (match.index + match[0].length) * perCharacter,
          },
        ]
  })
}

function titleRole(title: string): ColumnRole | null {
  const folded = foldText(title)
  if (/^(?:qn?ty|qte|menge|anz)\b|^(?:lm|l\/m|lin\.? ?m)$/.test(folded)) return 'quantity'
  if (/[us][/\\]price|unit ?price|einzel|stuckpreis|nettopreis/.test(folded)) return 'rate'
  const role = columnRole(folded)
  return role === 'odometer' || role === 'note' ? null : role
}

/**
 * Where a till prints a name and its quantity on two lines: the name is on the side that has one more often, below where
 * both do.
 */
function nameSteps(lines: readonly ReadLine[], headers: readonly ItemHeader[]): readonly number[] {
  const counted = lines.filter(
    (line) =>
      line.numbers.some(isAmount) &&
      !line.cells.some(({ text }) => isName(text)) &&
      !totalLine.test(line.folded),
  )
  const named = (step: number) =>
    counted.filter((line) => {
      const near = lines[line.index + step]
      return nameNear(lines, line, step) !== null && !headers.some((header) => header.line === near)
    }).length
  return named(-1) > named(1) ? [-1, 1] : [1, -1]
}

function nameNear(lines: readonly ReadLine[], line: ReadLine, step: number): string | null {
  const near = lines[line.index + step]
  if (
    near === undefined ||
    toHeader(near) !== null ||
    totalLine.test(near.folded) ||
    near.numbers.some(({ raw }) => /[.,]\d{2}$/.test(raw))
  )
    return null
  return near.cells.find(({ text }) => isName(text))?.text ?? null
}

function toItem(
  lines: readonly ReadLine[],
  line: ReadLine,
  header: ItemHeader | null,
  steps: readonly number[],
): LineItem | null {
  const numbers = line.numbers.filter(
    ({ percent, isRate, afterLetter, isMoney }) => !percent && !isRate && (!afterLetter || isMoney),
  )
  const quantity = findQuantity(line, numbers, header)
  if (quantity === null || Big(quantity.value).lte(0)) return null
  const product = findProduct(quantity, numbers)
  const amount =
    product?.amount ??
    numbers.findLast((number) => number !== quantity && number.start > quantity.start && isAmount(number)) ??
    null
  const rate = product?.rate ?? null
  const description = describe(lines, line, quantity, header, steps)
  if (description === null) return null
  const unitCell = line.cells.find((cell) => cell.start >= quantity.end && cell !== quantity.cell)
  const word = unitCell === undefined ? null : unitOfWord(unitCell.text)
  const unit =
    quantity.unit ??
    word ??
    (header === null || countsOther(line, quantity) ? null : unitUnder(header, line, quantity))
  // A delivery note prints no prices: there the title or a column of units says what was counted.
  if (amount === null && unit === null) return null
  return {
    description,
    quantity: quantity.value,
    unit,
    rate: rate?.value ?? null,
    amount: amount?.value ?? null,
    isProduct: product === null ? checkPrinted(numbers, quantity, amount) : true,
    evidence: evidenceOf(line),
    read: quantity.ambiguous ? Math.min(0.6, line.readConfidence) : line.readConfidence,
  }
}

/**
 * The number under the quantity title; else one with a unit in a cell of its own; else, without a quantity title, the
 * whole number that multiplies out to an amount.
 */
function findQuantity(
  line: ReadLine,
  numbers: readonly LineNumber[],
  header: ItemHeader | null,
): LineNumber | null {
  const columns = header?.cells.filter(({ role }) => role === 'quantity') ?? []
  // "Total kg" beside "Qty" says what was taken; the pieces are how it was packed.
  const column = columns.find(({ title }) => unitWithin(title, ['mass']) !== null) ?? columns[0]
  const under =
    column === undefined
      ? undefined
      : (numbers.find(({ left, right, isMoney }) => !isMoney && left < column.right && column.left < right) ??
        numberInPlace(line, numbers, header, column))
  if (under !== undefined && !isInsideName(line, under)) return under
  const measured = numbers.find(
    (number) => number.unit !== null && number.unit.end <= number.cell.end && isAlone(line, number),
  )
  if (measured !== undefined && header !== null) return measured
  if (column !== undefined) return null
  return (
    numbers.find(
      (number) =>
        (number === measured || /^[1-9]\d{0,3}(?:\.\d)?$/.test(number.value)) &&
        isAmountOf(findProduct(number, numbers)?.amount),
    ) ?? null
  )
}

/** Titles set left over figures set right: a row with as many cells as the titles is read by place. */
function numberInPlace(
  line: ReadLine,
  numbers: readonly LineNumber[],
  header: ItemHeader | null,
  column: HeaderCell,
): LineNumber | undefined {
  const place = header?.line.cells.findIndex(({ text }) => text === column.title) ?? -1
  if (place < 0 || header?.line.cells.length !== line.cells.length) return undefined
  return numbers.find(({ cell, isMoney }) => !isMoney && cell === line.cells[place])
}

function isAmountOf(amount: LineNumber | undefined): boolean {
  return amount !== undefined && isAmount(amount)
}

/** "CEMENT (50KG)" names a pack; its number is no quantity of its own. */
function isInsideName(line: ReadLine, { cell, start }: LineNumber): boolean {
  return cell.text.includes('(') && isName(line.text.slice(cell.start, start))
}

/** True where the cell holds little more than the number and its unit. */
function isAlone(line: ReadLine, { cell, start, unit, end }: LineNumber): boolean {
  return (
    line.text.slice(cell.start, start).trim().length <= 1 &&
    line.text.slice(unit?.end ?? end, cell.end).trim().length <= 3
  )
}

function isAmount({ raw, isMoney }: LineNumber): boolean {
  return isMoney || /[.,]\d{2}$/.test(raw)
}

/** Words of the line outside of numbers; a line of codes and numbers is named by its next or previous line. */
function describe(
  lines: readonly ReadLine[],
  line: ReadLine,
  quantity: LineNumber,
  header: ItemHeader | null,
  steps: readonly number[],
): string | null {
  const product = header?.cells.find(({ role }) => role === 'product')
  const named = line.cells.filter((cell) => cell !== quantity.cell && isName(cell.text))
  const own =
    named.find((cell) => product !== undefined && cell.left < product.right && product.left < cell.right) ??
    named.find(
      ({ text, left, right }) =>
        !articleCode.test(text) &&
        header?.cells.some((title) => title.role === 'place' && left < title.right && title.left < right) !==
          true,
    ) ??
    named[0]
  if (own !== undefined) return own.text
  // "N32/20/80" names a mix without a word.
  const coded = line.cells.find(
    (cell) =>
      cell !== quantity.cell &&
      product !== undefined &&
      cell.left < product.right &&
      product.left < cell.right &&
      /\p{L}/u.test(cell.text),
  )
  if (coded !== undefined) return coded.text
  const before = line.text.slice(quantity.cell.start, quantity.start)
  if (isName(before)) return before.trim()
  const after = line.text
    .slice(quantity.unit?.end ?? quantity.end, quantity.cell.end)
    .replace(/^\s*[x×]\s/, '')
  if (isName(after)) return after.trim()
  for (const step of steps) {
    const name = nameNear(lines, line, step)
    if (name !== null) return name
  }
  return null
}

/** "1 load" under "Tonnes" is no tonne. */
function countsOther(line: ReadLine, { end, cell }: LineNumber): boolean {
  return /^ ?\p{L}{2,}\W*$/u.test(line.text.slice(end, cell.end))
}

/** "Qty (kg)", "Net t" and "Tonnes" as titles. */
function unitUnder(header: ItemHeader, line: ReadLine, quantity: LineNumber) {
  const { cells } = header.line
  const cell =
    cells.find(({ left, right }) => left < quantity.right && quantity.left < right) ??
    (cells.length === line.cells.length ? cells[line.cells.indexOf(quantity.cell)] : undefined)
  return cell === undefined ? null : unitWithin(cell.text, itemDimensions)
}

/** False where a rate and an amount are printed and the product misses; discounts and tax make that no error. */
function checkPrinted(
  numbers: readonly LineNumber[],
  quantity: LineNumber,
  amount: LineNumber | null,
): boolean | null {
  const between = numbers.filter(
    (number) => number !== quantity && number !== amount && number.start > quantity.start,
  )
  if (amount === null || between.length !== 1) return null
  const [rate] = between
  return rate === undefined ? null : isProduct(quantity.value, rate.value, amount.value)
}
