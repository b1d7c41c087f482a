import Big from 'big.js'
import { type Labelled, findLabels, numbersAt } from '../layout/labels.ts'
import type { ReadLayout } from '../layout/read-layout.ts'
import type { LineNumber, ReadLine } from '../layout/read-line.ts'
import { type Field, fieldOn } from './field.ts'
import {
  notTaxAmount,
  notTotal,
  subtotalLabels,
  supplyTotal,
  taxLabels,
  totalLabels,
} from './total-labels.ts'

export type Totals = {
  total: Field<string> | null
  subtotal: Field<string> | null
  tax: Field<string> | null
}

type AmountFound = Field<string> & { rank: number }
type TaxSum = { subtotal: AmountFound; taxes: readonly AmountFound[] }

const tolerance = '0.02'

/** Subtotal, tax and total of the document's own period, each the best supported of its labels. */
export function findTotals(layout: ReadLayout): Totals {
  const taxes = amountsAt(layout, taxLabels, 1, notTaxAmount)
  const subtotals = amountsAt(layout, subtotalLabels, 1, /previous|last bill/)
  // A subtotal without a label is an amount that is printed more than once.
  const bases = [
    ...subtotals,
    ...repeatedAmounts(layout).map(({ line, number }) => ({ ...fieldOn(line, number.value, 0.5), rank: 0 })),
  ]
  const ranked = withoutSupplyTotals(
    layout,
    totalLabels.flatMap(({ rank, pattern }) => amountsAt(layout, pattern, rank, notTotal)),
  )
  const named = ranked.filter(({ rank }) => rank >= 1)
  const labelled = named.length > 0 ? named : ranked
  const candidates = labelled
    .filter(({ value }) => Big(value).gt(0))
    .map((found) => repairSymbol(found, bases, taxes))
  const supports = new Map(
    [...Map.groupBy(candidates, ({ value }) => value)].map(([value, same]) => [
      value,
      (findTaxSum(value, bases, taxes) === null ? 0 : 3) + Math.min(3, same.length - 1),
    ]),
  )
  const weightOf = ({ rank, value }: AmountFound) => rank * 2 + (supports.get(value) ?? 0)
  const [total] = candidates.toSorted((a, b) => weightOf(b) - weightOf(a) || Big(b.value).cmp(a.value))
  if (total === undefined) return { total: repeatedAmount(layout), subtotal: subtotals[0] ?? null, tax: null }
  const sum = findTaxSum(total.value, subtotals, taxes) ?? findTaxSum(total.value, bases, taxes)
  const confidence = Math.min(0.97, 0.7 + weightOf(total) * 0.03, total.line.readConfidence)
  const [tax] = sum?.taxes ?? []
  const allTax = (sum?.taxes ?? []).reduce((running, { value }) => running.plus(value), Big(0)).toFixed()
  return {
    total: { ...total, confidence },
    subtotal:
      sum?.subtotal ?? subtotals.find(({ value }) => Big(value).gt(0) && Big(value).lte(total.value)) ?? null,
    tax: tax === undefined ? null : { ...tax, value: allTax },
  }
}

/** Totals of electricity and of gas are parts of the bill's; an amount that is their sum is its total. */
function withoutSupplyTotals(layout: ReadLayout, named: readonly AmountFound[]): readonly AmountFound[] {
  const supplies = new Map<string, AmountFound>()
  for (const found of named) {
    const match = supplyTotal.exec(found.line.folded)
    const supply = match?.[1] ?? match?.[2]
    if (supply !== undefined && !supplies.has(supply)) supplies.set(supply, found)
  }
  if (supplies.size < 2) return named
  const sum = [...supplies.values()].reduce((running, { value }) => running.plus(value), Big(0))
  const printed = layout.lines.flatMap((line) =>
    line.numbers
      .filter((number) => isAmount(number) && Big(number.value).minus(sum).abs().lte(tolerance))
      .map((number) => ({ ...fieldOn(line, number.value, 0.8), rank: 4 })),
  )
  return [...named.filter(({ line }) => !supplyTotal.test(line.folded)), ...printed]
}

/** subtotal + tax = total, with one tax or two equal ones (central and state tax of one sale). */
function findTaxSum(
  total: string,
  subtotals: readonly AmountFound[],
  taxes: readonly AmountFound[],
): TaxSum | null {
  for (const subtotal of oncePerValue(subtotals)) {
    for (const tax of oncePerValue(taxes)) {
      if (isFarFromSum(total, subtotal.value, tax.value)) continue
      if (Big(tax.value).lte(0) || Big(tax.value).gte(subtotal.value)) continue
      const rest = Big(total).minus(subtotal.value)
      if (rest.minus(tax.value).abs().lte(tolerance)) return { subtotal, taxes: [tax] }
      const twin = taxes.find((other) => other.line !== tax.line && Big(other.value).eq(tax.value))
      if (twin !== undefined && rest.minus(Big(tax.value).times(2)).abs().lte(tolerance))
        return { subtotal, taxes: [tax, twin] }
    }
  }
  return null
}

function oncePerValue(amounts: readonly AmountFound[]): AmountFound[] {
  return [...new Map(amounts.toReversed().map((amount) => [amount.value, amount])).values()].toReversed()
}

/** Skips pairs that no tolerance could join, with one tax or two equal ones; the rest is decided by exact decimals. */
function isFarFromSum(total: string, subtotal: string, tax: string): boolean {
  const rest = Number(total) - Number(subtotal)
  return Math.abs(rest - Number(tax)) > 0.1 && Math.abs(rest - 2 * Number(tax)) > 0.1
}

/** A currency sign can be read as a digit: "₹2,928.00" as 72,928.00. Without it the sum holds. */
function repairSymbol(
  found: AmountFound,
  subtotals: readonly AmountFound[],
  taxes: readonly AmountFound[],
): AmountFound {
  const shorter = found.value.slice(1)
  if (found.line.readConfidence === 1 || !/^[1-9]\d*\.\d\d$/.test(shorter)) return found
  if (findTaxSum(found.value, subtotals, taxes) !== null || findTaxSum(shorter, subtotals, taxes) === null)
    return found
  return { ...found, value: shorter, confidence: 0.6 }
}

/** Without any label: the largest of the amounts that are printed more than once, or the only one with a currency. */
function repeatedAmount(layout: ReadLayout): Field<string> | null {
  const priced = layout.lines.flatMap((line) =>
    line.numbers.filter(({ isMoney }) => isMoney).map((number) => ({ line, number })),
  )
  const [largest] = repeatedAmounts(layout).toSorted((a, b) => Big(b.number.value).cmp(a.number.value))
  const only = priced.length === 1 && priced[0]?.number.isRate === false ? priced[0] : undefined
  const found = largest ?? only
  return found === undefined || Big(found.number.value).lte(0)
    ? null
    : fieldOn(found.line, found.number.value, 0.5)
}

function repeatedAmounts({ lines }: ReadLayout) {
  const amounts = lines.flatMap((line) => line.numbers.filter(isAmount).map((number) => ({ line, number })))
  const groups = Map.groupBy(amounts, ({ number }) => Big(number.value).toFixed(2))
  return [...groups.values()].flatMap((group) =>
    new Set(group.map(({ line }) => line)).size > 1 ? group.slice(0, 1) : [],
  )
}

function amountsAt(layout: ReadLayout, pattern: RegExp, rank: number, not: RegExp): AmountFound[] {
  return findLabels(layout.lines, pattern).flatMap((label) => {
    const cell = label.line.cells.find(({ start, end }) => label.start >= start && label.start < end)
    // "Subtotal $90.00  GST $9.00  Total $99.00": what stands before an amount is said of that amount.
    const amountBefore = label.line.numbers.findLast(
      (number) => number.end <= label.start && isAmount(number),
    )
    const from = Math.max(cell?.start ?? label.start, amountBefore?.end ?? 0)
    const before = label.line.folded.slice(from, label.start)
    const after = label.line.folded.slice(label.start, cell?.end ?? label.end)
    const words = (before.split('. ').at(-1) ?? '') + (after.split('. ')[0] ?? '')
    if (not.test(words)) return []
    const amount = amountBeside(numbersAt(layout.lines, label))
    if (amount === null || (rank < 1 && amount.distance > 0)) return []
    return [{ ...fieldOn(amount.line, amount.value.value, 0.8), rank: rank - (amount.distance > 1 ? 1 : 0) }]
  })
}

/** The last amount on the label's line (totals stand at the right), else the nearest amount under the label. */
function amountBeside(values: readonly Labelled<LineNumber>[]): Labelled<LineNumber> | null {
  const amounts = values.filter(({ value }) => isAmount(value))
  const beside = amounts.filter(({ distance }) => distance === 0)
  const untaxed = beside.filter(({ line, value }) => !isTaxWithin(line, value))
  const onLine = untaxed.length > 0 ? untaxed : beside
  const [first] = onLine
  if (first === undefined) return amounts[0] ?? null
  return onLine.findLast(({ line, value }) => isSameBlock(line, first.value, value)) ?? first
}

/** "Total (GST $58.38 included) $642.19": the tax in brackets is within the total. */
function isTaxWithin({ folded }: ReadLine, { start }: LineNumber): boolean {
  return /\([^)]*\b(?:gst|vat|tax|mwst|ust|tva|iva|btw)\b[^)]*$/.test(folded.slice(0, start))
}

function isAmount(number: LineNumber): boolean {
  if (number.percent || number.isRate || number.unit !== null || (number.afterLetter && !number.isMoney))
    return false
  return number.isMoney || /[.,]\d{2}$/.test(number.raw) || /^\d+\.\d{2}$/.test(number.value)
}

/** Amounts after words between them belong to another column of the page, or are the tax within the first. */
function isSameBlock(line: ReadLine, first: LineNumber, other: LineNumber): boolean {
  return !/\p{L}{4,}|\b(?:gst|vat|tax|mwst|ust|tva|iva|btw|hst|pst)\b|\(/iu.test(
    line.text.slice(first.end, other.start),
  )
}
