import { datesAt, findLabels } from '../layout/labels.ts'
import type { ReadLayout } from '../layout/read-layout.ts'
import type { ReadLine } from '../layout/read-line.ts'
import { type Field, fieldOn } from './field.ts'

// Best labels first; a label further down is used only when none above it has a date.
const issueLabels: readonly { pattern: RegExp; confidence: number }[] = [
  {
    pattern:
      /(?:invoice|issue|bill|billing|statement|tax invoice|document|receipt) ?date|date (?:of )?(?:issue|invoice|bill|issued)|date bill issued|issued(?: on)?\b|bill issued|dated\b|rechnungsdatum|belegdatum|ausstellungsdatum|date (?:de )?(?:la )?facture|date d'emission|facture du|fecha (?:de )?(?:la )?(?:factura|emision|expedicion)|data (?:fattura|documento|emissione|di emissione)|factuurdatum|fakturadatum|laskun paiva|data wystawienia|datum vystaveni|tax point(?: date)?|(?:shipp?(?:ing|ed|ment)?|des?patch|dispatch) date|delivery date/g,
    confidence: 0.95,
  },
  {
    pattern:
      /\bbooked(?: on)?\b|booking date|date of (?:booking|purchase|sale)|gebucht am|buchungsdatum|date de (?:reservation|commande)|commande du|fecha de (?:reserva|compra)|data (?:di )?(?:prenotazione|acquisto)|boekingsdatum|purchase(?:d on| date)|order(?:ed on| date)|ticketed(?: on)?|folio date/g,
    confidence: 0.87,
  },
  {
    pattern:
      /(?:billing summary|balance|statement) as of|invoice no[^a-z]|rechnung (?:nr|vom)|\bvom\b|,\s(?:le|den|il|a)(?=\s\d)/g,
    confidence: 0.85,
  },
  {
    pattern:
      /(?<!due |read |expiry |reading |payment |next |delivery |previous |current |prior |start |end |service )\b(?:date|datum|fecha|data)\b(?! of birth| due| paid)/g,
    confidence: 0.85,
  },
]
const notIssued =
  /due|expir|next|read(?:ing)?\b|payment received|valid|fallig|echeance|vencim|scaden|verval|pay by|prochain|birth|digi|between|period|prior|previous|from\b.*\bto\b/

/** The date on which the document was issued: beside its label, or on a receipt the first full date. */
export function findIssueDate(layout: ReadLayout, hasBareDate: boolean): Field<string> | null {
  for (const { pattern, confidence } of issueLabels) {
    for (const label of findLabels(layout.lines, pattern)) {
      if (notIssued.test(label.line.folded.slice(Math.max(0, label.start - 20), label.end + 18))) continue
      const [nearest] = datesAt(layout.lines, label).filter(({ value }) => value.iso !== null)
      if (nearest === undefined || nearest.distance > 2) continue
      return dateField(nearest.line, nearest.value.iso ?? '', nearest.value.ambiguous, confidence)
    }
  }
  return hasBareDate ? firstDate(layout.lines) : null
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
