import Big from 'big.js'
import { type Labelled, findLabels, numbersAt } from '../layout/labels.ts'
import type { ReadLayout } from '../layout/read-layout.ts'
import type { LineNumber, ReadLine } from '../layout/read-line.ts'
import { type Field, fieldOn } from './field.ts'

export type Totals = {
  total: Field<string> | null
  subtotal: Field<string> | null
  tax: Field<string> | null
}

type AmountFound = Field<string> & { rank: number; hasTaxSum: boolean }

// Rank 3 names this document's own charges, 2 a grand total, 1 a bare total or what is due with arrears.
const totalLabels: readonly { rank: number; pattern: RegExp }[] = [
  {
    rank: 4,
    pattern:
      /(?:total|sum of) (?:of )?(?:new|current|this (?:bill|invoice|period|month))[a-z ]*|total (?:from|for) this (?:billing period|invoice|bill|period)|total current charges|total new charges|new charges and credits|current (?:charges|electric service|amount|amt|month'?s bill)|total charges(?! from)|total for this invoice|this (?:bill|invoice) total/g,
  },
  {
    rank: 3,
    pattern:
      /grand ?total|total ?(?:\(?(?:inc|incl|including|inclusive)[a-z.\s]*(?:gst|vat|tax)?[^\s]*\)?)|total incl[a-z.]* [a-z]+|invoice total|total invoice|total amount(?: payable| due)?|amount payable|total payable|net payable|total sales|total due|balance due|total ttc|montant ttc|net a payer|a payer|montant total|gesamtbetrag|endbetrag|rechnungsbetrag|bruttosumme|zahlbetrag|gesamtsumme|gesamtpreis|zu zahlen|summe|importe total|total (?:a pagar|factura)|totale (?:fattura|documento|da pagare|bolletta|complessivo|ivato)|importo totale|totaal(?:bedrag)?(?: incl[a-z.]*(?: btw)?)?|te betalen|total gross|tot ttc|total sum|fare total|total fare|total price/g,
  },
  {
    rank: 2,
    pattern:
      /\btotal(?: (?:rm|aud|usd|eur|gbp|inr|chf))?\b|\btotale\b|\btotaal\b|amount due|payment due|please pay|\bamount\b(?= (?:paid|charged))|\bbetrag\b|\bimporte\b/g,
  },
]
const notTotal =
  /sub ?total|zwischensumme|sous.total|total ?(?:qty|quantity|items?|weight|usage|units|kwh|days|demand|gst|vat|tax|discount|savings?|points|net\b|nights|consumption|used|energy|properties|saved|number)|previous|last bill|excl|ex\.? ?(?:gst|vat)|hors|netto|\bht\b|before tax|average|opening|brought forward|arrears|total ?\(?ex|year|footprint|tendered|change\b|rate/
const subtotalLabels =
  /sub ?-?total|net(?:to)? ?(?:amount|total|betrag|summe)?\b|total ?\(?(?:ex|excl|excluding|before)[a-z.]*(?: (?:gst|vat|tax|of gst))?|zwischensumme|positionssumme|montant ht|total ht|hors tva|hors taxes?|base imponible|imponibile|subtotaal|rechnungssumme ohne|taxable (?:value|amount)|amount before tax|lines? total/g
const taxLabels =
  /\b(?:gst|vat|hst|pst|sales tax|total tax|tax|mwst|ust|umsatzsteuer|steuerbetrag|tva|iva|btw)\b/g
const notTaxAmount = /tax invoice|reg|abn|id\b|no\b|nr\b|number|intracom|incl|excl|ident|code|free/

/** Subtotal, tax and total of the document's own period, each the best supported of its labels. */
export function findTotals(layout: ReadLayout): Totals {
  const taxes = amountsAt(layout, taxLabels, 1, notTaxAmount)
  const subtotals = amountsAt(layout, subtotalLabels, 1, /previous|last bill/)
  const totals = totalLabels.flatMap(({ rank, pattern }) => amountsAt(layout, pattern, rank, notTotal))
  const known = totals.filter(({ value }) => Big(value).gt(0))
  for (const total of known) {
    const sum = findTaxSum(total, subtotals, taxes)
    if (sum !== null) total.hasTaxSum = true
  }
  const counts = Map.groupBy(known, ({ value }) => Big(value).toFixed(2))
  const weightOf = (found: AmountFound) =>
    found.rank * 2 +
    (found.hasTaxSum ? 3 : 0) +
    Math.min(3, (counts.get(Big(found.value).toFixed(2))?.length ?? 1) - 1)
  const [total] = known.toSorted((a, b) => weightOf(b) - weightOf(a) || Number(Big(b.value).minus(a.value)))
  if (total === undefined) return { total: null, subtotal: subtotals[0] ?? null, tax: null }
  const parts = findTaxSum(total, subtotals, taxes)
  const confidence = Math.min(0.97, 0.7 + weightOf(total) * 0.03)
  return {
    total: { ...total, confidence: Math.min(confidence, total.line.readConfidence) },
    subtotal:
      parts?.subtotal ??
      subtotals.find(({ value }) => Big(value).gt(0) && Big(value).lte(total.value)) ??
      null,
    tax: parts?.tax ?? null,
  }
}

function findTaxSum(total: AmountFound, subtotals: readonly AmountFound[], taxes: readonly AmountFound[]) {
  for (const subtotal of subtotals) {
    const tax = taxes.find(
      ({ value }) => Big(value).gt(0) && Big(subtotal.value).plus(value).minus(total.value).abs().lte('0.02'),
    )
    if (tax !== undefined) return { subtotal, tax }
  }
  return null
}

function amountsAt(layout: ReadLayout, pattern: RegExp, rank: number, not: RegExp): AmountFound[] {
  return findLabels(layout.lines, pattern).flatMap((label) => {
    const words = label.line.folded.slice(Math.max(0, label.start - 12), label.end + 14)
    if (
      not.test(
        words
          .split('  ')
          .find((part) => part.includes(label.line.folded.slice(label.start, label.end).trim())) ?? words,
      )
    )
      return []
    const amount = amountBeside(numbersAt(layout.lines, label))
    return amount === null
      ? []
      : [{ ...fieldOn(amount.line, amount.value.value, 0.8), rank, hasTaxSum: false }]
  })
}

/** The last amount on the label's line (totals stand at the right), else the first amount under the label. */
function amountBeside(values: readonly Labelled<LineNumber>[]): Labelled<LineNumber> | null {
  const amounts = values.filter(({ value }) => isAmount(value))
  const onLine = amounts.filter(({ distance }) => distance === 0)
  const first = onLine[0]
  if (first !== undefined)
    return onLine.findLast(({ line, value }) => sameBlock(line, first.value, value)) ?? first
  return amounts.find(({ distance }) => distance === 1) ?? null
}

function isAmount(number: LineNumber): boolean {
  if (number.percent || number.isRate || (number.afterLetter && !number.isMoney)) return false
  return number.isMoney || /[.,]\d{2}$/.test(number.raw)
}

/** Amounts after words between them belong to another column of the page. */
function sameBlock(line: ReadLine, first: LineNumber, other: LineNumber): boolean {
  return !/\p{L}{4,}/u.test(line.text.slice(first.end, other.start))
}
