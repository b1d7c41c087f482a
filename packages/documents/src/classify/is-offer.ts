import type { DocumentType } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { ReadLine } from '../layout/read-line.ts'

const goodsTypes: readonly DocumentType[] = [
  'material-invoice',
  'freight-document',
  'waste-docket',
  'invoice',
]
const titleLines = 15
const longestTitle = 60
const offerTitle =
  /\b(?:quotation|quote(?! ?(?:#|no\b|number|ref|id\b|:))|cost estimate|angebot|kostenvoranschlag|devis|presupuesto|preventivo|offerte|rate ?card|price ?list|schedule of rates|preisliste|service agreement|data ?sheet|datenblatt|fiche technique|mix design|test report)\b/
// A bill or a docket names the offer that it follows.
const settled =
  /\b(?:tax )?invoice (?:no|number|date|#)|\btax invoice\b|invoice \d|amount (?:due|payable)|balance due|\b(?:delivery|weigh\w*|scale|waste transfer|consignment) (?:docket|note|ticket)|bill of lading|waybill|rechnungs(?:nr|nummer|datum)|facture n|factura n|lieferschein/
const denied = /(?:not|no) an? (?:tax )?invoice/

/** True where the title of a page about goods offers or describes them: its quantities are nobody's yet. */
export function isOffer(type: DocumentType, lines: readonly ReadLine[]): boolean {
  if (!goodsTypes.includes(type)) return false
  const isTitled = lines
    .slice(0, titleLines)
    .some(({ cells, folded }) =>
      cells.some(
        ({ start, end }) => end - start <= longestTitle && offerTitle.test(folded.slice(start, end)),
      ),
    )
  return isTitled && !lines.some(({ folded }) => settled.test(folded.replace(denied, '')))
}
