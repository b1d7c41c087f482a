import { type LabelHit, datesAt, findLabels, findSaid } from '../layout/labels.ts'
import type { ReadLayout } from '../layout/read-layout.ts'
import type { ReadLine } from '../layout/read-line.ts'
import { says } from '../lexicon/says.ts'
import { type Field, fieldOn } from './field.ts'

// Best labels first; a label further down is used only when none above it has a date. The lexicon knows the words for
// the day of issue (strength 3) and for the day of order or booking (strength 2); what is left are turns of phrase.
const otherLabels =
  /(?:billing summary|balance|statement) as of|invoice no[^a-z]|rechnung (?:nr|vom)|facture\b.{0,30}\bdu(?= \d)|\bvom\b|,\s(?:le|den|il|a)(?=\s\d)/g
const bareLabels =
  /(?<!due |read |expiry |reading |payment |next |delivery |previous |current |prior |start |end |service )\b(?:date|datum|fecha|data|dato|tarikh|tanggal)\b(?! of birth| due| paid)/g
const labelKinds: readonly {
  findIn: (lines: readonly ReadLine[]) => LabelHit[]
  confidence: number
  isBare?: true
}[] = [
  { findIn: (lines) => findSaid(lines, 'date', 3), confidence: 0.95 },
  { findIn: (lines) => findSaid(lines, 'date', 2), confidence: 0.87 },
  { findIn: (lines) => findLabels(lines, otherLabels), confidence: 0.85 },
  { findIn: (lines) => findLabels(lines, bareLabels), confidence: 0.85, isBare: true },
]
const notIssued =
  /due|expir|next|read(?:ing)?\b|payment received|valid|fallig|echeance|vencim|scaden|verval|pay by|prochain|birth|digi|between|period|prior|previous|from\b.*\bto\b/

// What a title names, and what makes the date beside it something else than the day of issue.
const titleWords =
  /^(?:(?:tax |pro ?forma )?invoice|quotation|quote|estimate|statement|bill|credit note|docket|certificate|notice|minutes|receipt|rechnung|angebot|facture|devis|factuur|offerte|factura|fattura)\b/
const notTitleDate =
  /\b(?:from|for|until|to|ends?|ending|effective|starts?|month|as at|supply|delivery|delivered)\b/
const titleLines = 8

/** The date on which the document was issued: beside its label or title, or on a receipt the first full date. */
export function findIssueDate(layout: ReadLayout, hasBareDate: boolean): Field<string> | null {
  for (const { findIn, confidence, isBare } of labelKinds) {
    if (isBare === true) {
      const beside = titleDate(layout.lines)
      if (beside !== null) return beside
    }
    for (const label of findIn(layout.lines)) {
      const around = wordsAround(label)
      if (notIssued.test(around) || says(around, ['due'], 3)) continue
      const [nearest] = datesAt(layout.lines, label).filter(({ value }) => value.iso !== null)
      if (nearest === undefined || nearest.distance > 2) continue
      return dateField(nearest.line, nearest.value.iso ?? '', nearest.value.ambiguous, confidence)
    }
  }
  return hasBareDate ? firstDate(layout.lines) : null
}

/** What a label's own cell says close to it; where a value follows instead of another title, that too. */
function wordsAround({ line, start, end }: LabelHit): string {
  const cell = line.cells.find((each) => start >= each.start && start < each.end)
  const next = line.cells.find((each) => each.start >= end)
  const isTitle = next !== undefined && !/\d/.test(next.text)
  return line.folded.slice(
    Math.max(cell?.start ?? 0, start - 20),
    isTitle ? Math.min(next.start, end + 18) : end + 18,
  )
}

/** "Tax invoice 4410288  30 Jun 2025": the only date on the line that titles the document. */
function titleDate(lines: readonly ReadLine[]): Field<string> | null {
  for (const line of lines.slice(0, titleLines)) {
    const [date, ...more] = line.dates
    if (date === undefined || date.iso === null || more.length > 0) continue
    const before = line.folded.slice(0, date.start)
    if (
      titleWords.test(before) &&
      !notTitleDate.test(before) &&
      !notIssued.test(before.replace(/\bvalid (?:for )?\d+ \w+/, ''))
    )
      return dateField(line, date.iso, date.ambiguous, 0.8)
  }
  return null
}

/** Receipts print their date without a label, most with the time beside it. */
function firstDate(lines: readonly ReadLine[]): Field<string> | null {
  const dated = lines.flatMap((line) =>
    line.dates.flatMap((date) =>
      date.iso === null || notIssued.test(line.folded) ? [] : [{ line, date, iso: date.iso }],
    ),
  )
  const withTime = dated.find(({ line }) =>
    /\d{1,2}[:h. ]\d{2}/.test(line.text.replace(/\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/, '')),
  )
  const found = withTime ?? dated[0]
  return found === undefined ? null : dateField(found.line, found.iso, found.date.ambiguous, 0.85)
}

function dateField(line: ReadLine, iso: string, isAmbiguous: boolean, confidence: number): Field<string> {
  return fieldOn(line, iso, isAmbiguous ? Math.min(confidence, 0.6) : confidence)
}
