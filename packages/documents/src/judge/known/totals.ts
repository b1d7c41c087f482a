import Big from 'big.js'
import { type Labelled, findLabels, numbersAt } from '../../lay-out/layout/labels.ts'
import { type PageWords, readPageWords } from '../candidates/page-words.ts'
import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import { hasCents } from '../../lay-out/layout/has-cents.ts'
import type { ReadLayout } from '../../lay-out/read-layout.ts'
import { type Relations, findRelations } from '../relations/find-relations.ts'
import type { LineNumber, ReadLine } from '../../lay-out/layout/read-line.ts'
import { type Field, fieldOn } from './field.ts'
import { chooseTotal } from './choose-total.ts'
import { bars, mostSure } from './bars.ts'

export type Totals = {
  total: Field<string> | null
  subtotal: Field<string> | null
  tax: Field<string> | null
}

type TaxSum = { subtotal: Field<string>; taxes: readonly Field<string>[] }

const tolerance = '0.02'
// What names an amount before tax, a tax, and what beside these words is none.
const subtotalLabels = cueFor('totals subtotal labels')
const taxLabels = cueFor('totals tax labels')
const notTaxAmount = cueFor('totals not tax amount')

/** The total of the document's own period by fitted weights, and the subtotal and tax by their labels and by adding up to it. */
export function findTotals(
  layout: ReadLayout,
  words: PageWords = readPageWords(),
  relations: Relations = findRelations(layout.lines),
): Totals {
  const taxes = amountsAt(layout, taxLabels, notTaxAmount)
  const subtotals = amountsAt(layout, subtotalLabels, /previous|last bill/)
  const chosen = chooseTotal(layout, words, relations)
  if (chosen === null || chosen.probability < bars.total || Big(chosen.number.value).lte(0))
    return { total: null, subtotal: subtotals[0] ?? null, tax: null }
  const total = fieldOn(chosen.line, chosen.number.value, Math.min(mostSure, chosen.probability))
  // A subtotal without a label is an amount that is printed more than once.
  const bases = [...subtotals, ...repeatedAmounts(layout)]
  const sum = findTaxSum(total.value, subtotals, taxes) ?? findTaxSum(total.value, bases, taxes)
  const [tax] = sum?.taxes ?? []
  const allTax = (sum?.taxes ?? []).reduce((running, { value }) => running.plus(value), Big(0)).toFixed()
  return {
    total,
    subtotal:
      sum?.subtotal ?? subtotals.find(({ value }) => Big(value).gt(0) && Big(value).lte(total.value)) ?? null,
    tax: tax === undefined ? null : { ...tax, value: allTax },
  }
}

/** subtotal + tax = total, with one tax or two equal ones (central and state tax of one sale). */
function findTaxSum(
  total: string,
  subtotals: readonly Field<string>[],
  taxes: readonly Field<string>[],
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

function oncePerValue(amounts: readonly Field<string>[]): Field<string>[] {
  return [...new Map(amounts.toReversed().map((amount) => [amount.value, amount])).values()].toReversed()
}

/** Skips pairs that no tolerance could join, with one tax or two equal ones; the rest is decided by exact decimals. */
function isFarFromSum(total: string, subtotal: string, tax: string): boolean {
  const rest = Number(total) - Number(subtotal)
  return Math.abs(rest - Number(tax)) > 0.1 && Math.abs(rest - 2 * Number(tax)) > 0.1
}

function repeatedAmounts({ lines }: ReadLayout): Field<string>[] {
  const amounts = lines.flatMap((line) => line.numbers.filter(isAmount).map((number) => ({ line, number })))
  const groups = Map.groupBy(amounts, ({ number }) => Big(number.value).toFixed(2))
  return [...groups.values()].flatMap((group) =>
    new Set(group.map(({ line }) => line)).size > 1
      ? group.slice(0, 1).map(({ line, number }) => fieldOn(line, number.value, 0.5))
      : [],
  )
}

function amountsAt(layout: ReadLayout, pattern: RegExp, not: RegExp): Field<string>[] {
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
    return amount === null ? [] : [fieldOn(amount.line, amount.value.value, 0.8)]
  })
}

/** The last amount on the label's line (totals stand at the right), else the nearest amount under the label. */
function amountBeside(values: readonly Labelled<LineNumber>[]): Labelled<LineNumber> | null {
  const amounts = values.filter(({ value }) => isAmount(value))
  const onLine = amounts.filter(({ distance }) => distance === 0)
  const [first] = onLine
  if (first === undefined) return amounts[0] ?? null
  return onLine.findLast(({ line, value }) => isSameBlock(line, first.value, value)) ?? first
}

function isAmount(number: LineNumber): boolean {
  if (number.percent || number.isRate || number.unit !== null || (number.afterLetter && !number.isMoney))
    return false
  return number.isMoney || hasCents(number) || /^\d+\.\d{2}$/.test(number.value)
}

/** Amounts after words between them belong to another column of the page, or are the tax within the first. */
function isSameBlock(line: ReadLine, first: LineNumber, other: LineNumber): boolean {
  return !/\p{L}{4,}|\b(?:gst|vat|tax|mwst|ust|tva|iva|btw|hst|pst)\b|\(/iu.test(
    line.text.slice(first.end, other.start),
  )
}
