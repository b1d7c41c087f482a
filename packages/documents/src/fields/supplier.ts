import type { ReadLayout } from '../layout/read-layout.ts'
import type { ReadLine } from '../layout/read-line.ts'
import { foldText } from '../values/plain-text.ts'
import { type Field, fieldOn } from './field.ts'

type NameFound = { line: ReadLine; name: string; score: number }

const sellerLabel =
  /\b(?:supplier|seller|vendor|issued by|sold by|provider|service provider|carrier(?: name)?|operated by|merchant|make (?:checks?|cheques?) payable to|payable to|pay to|in favor of|in favour of|received by|verkaufer|lieferant|rechnungssteller|vendeur|fournisseur|emisor|proveedor|fornitore|cedente|leverancier|booking with|booked with|flying with|thank you for (?:booking|visiting|choosing|shopping at|staying (?:at|with)))\b\s*:?\s*/g
const companyForm =
  /\b(?:pty\.? ltd|pty|limited|ltd|llc|inc|corp(?:oration)?|company|co\.|gmbh|ag|kg|s\.?a\.?(?:s|rl)?|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|plc|sdn\.? bhd|pte|oy|ab|as|llp|authority|council|shire)\b\.?/
const tradeForm =
  /\b(?:energy|energie|energia|electric|electricity|power|gas|water|utilities|stadtwerke|hotel|inn|resort|hostel|motel|airlines?|airways|rail|railways|taxi|cabs|petrol|petroleum|fuel|tyres|enterprise|trading|services|logistics|freight|transport|waste|recycling|supermarket|market|markt|cafe|restaurant|bar|store|stores|services? station|station)\b/
const notName =
  /invoice|receipt|bill\b|statement|rechnung|facture|factura|fattura|factuur|\bdate\b|page|total|amount|account|number|customer|balance|due|payment|please|thank|welcome|tel\b|phone|fax|www|http|@|\bto\b.*:|confirmation|booking|ticket|copy|original|duplicate|description|quantity|questions|contact|summary|visit|call\b|order|your |votre |ihre |\bsu\b|vielen dank|merci|gracias|grazie|usage|charges|period|tax|cash|kundenbeleg|report|itinerary|kwh|street|strasse|avenue|road|city\b|sample|document|details?\b|ref\b|nr\b|stylesheet|guest name|bill to|ship to|deliver/
const customerLabel =
  /bill(?:ed)? to|ship to|sold to|deliver to|invoice to|customer|client\b|attn|attention|guest|passenger|traveller|traveler|party\s*:|name\s*:|nom\b|kunde|kaufer|empfanger|reserved by|company\s*:|m\/s|consignee|service (?:for|to)|buyer/

const topLines = 14
const longestName = 60

/** The issuer's name: by a label that names a seller, by a web address that spells it, or as the head of the page. */
export function findSupplier(layout: ReadLayout): Field<string> | null {
  const domains = findDomains(layout.lines)
  const found = [
    ...labelledNames(layout),
    ...headNames(layout),
    ...domainNames(layout, domains),
    ...companyNames(layout),
  ]
  for (const candidate of found) {
    if (domains.some((domain) => spells(domain, candidate.name))) candidate.score += 4
    candidate.score += Math.min(3, countOf(layout.lines, candidate.name) - 1)
  }
  const [best] = found.sort((a, b) => b.score - a.score || a.line.index - b.line.index)
  if (best === undefined || best.score < 3) return null
  return fieldOn(best.line, best.name, Math.min(0.95, 0.5 + best.score * 0.05))
}

function labelledNames(layout: ReadLayout): NameFound[] {
  return layout.lines.flatMap((line) =>
    [...line.folded.matchAll(sellerLabel)].flatMap((match) => {
      const end = match.index + match[0].length
      const cell = line.cells.find(({ start, end: cellEnd }) => end >= start && end < cellEnd)
      const rest = line.text.slice(end, cell?.end ?? line.text.length)
      const next = layout.lines[line.index + 1]
      const name = tidyName(rest) ?? (next === undefined ? null : tidyName(next.cells[0]?.text ?? ''))
      return name === null ? [] : [{ line, name, score: 5 + formScore(name) }]
    }),
  )
}

/** The first lines of the page, unless they title the document or name the customer. */
function headNames(layout: ReadLayout): NameFound[] {
  const found: NameFound[] = []
  for (const line of layout.lines.slice(0, topLines)) {
    for (const cell of line.cells) {
      const name = tidyName(cell.text)
      if (name === null || followsCustomerLabel(layout.lines, line)) continue
      found.push({
        line,
        name,
        score: 4 - line.index * 0.25 + formScore(name) + nextToIdentity(layout.lines, line),
      })
    }
  }
  return found
}

/** Anywhere on the page, a name with a company form. */
function companyNames(layout: ReadLayout): NameFound[] {
  return layout.lines.slice(topLines).flatMap((line) =>
    line.cells.flatMap((cell) => {
      const name = tidyName(cell.text)
      if (name === null || !companyForm.test(foldText(name)) || followsCustomerLabel(layout.lines, line))
        return []
      return [{ line, name, score: 2 + nextToIdentity(layout.lines, line) }]
    }),
  )
}

/** "Contact Riverland Water at riverlandwater.com.au": words of the page that a web address spells. */
function domainNames(layout: ReadLayout, domains: readonly string[]): NameFound[] {
  return domains.flatMap((domain) => {
    for (const line of layout.lines) {
      for (const match of line.text.matchAll(
        /\p{Lu}[\p{L}&'-]*(?: (?:&|of|and|the|\p{Lu}[\p{L}&'-]*)){0,4}/gu,
      )) {
        const name = tidyName(match[0])
        if (name !== null && spells(domain, name)) return [{ line, name, score: 2 + formScore(name) }]
      }
    }
    return []
  })
}

function tidyName(text: string): string | null {
  const name = text
    .replace(/^[\s*:#|>.,_–—-]+|[\s*:#|>,_–—-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const half = name.slice(0, name.length / 2)
  const single = name.length > 5 && half + half === name ? half : name
  if (single.length < 2 || single.length > longestName) return null
  const folded = foldText(single)
  const letters = folded.match(/[a-z]/g)?.length ?? 0
  if (letters < 2 || letters < single.length * 0.6 || notName.test(folded)) return null
  return single.replace(/[.,;]$/, (end) => (companyForm.test(folded) && end === '.' ? end : ''))
}

function formScore(name: string): number {
  const folded = foldText(name)
  return (companyForm.test(folded) ? 2.5 : 0) + (tradeForm.test(folded) ? 1.5 : 0)
}

/** A tax or company number, or an address, close under a name marks the issuer's letterhead. */
function nextToIdentity(lines: readonly ReadLine[], line: ReadLine): number {
  const near = [0, 1, 2, 3, 4].map((step) => lines[line.index + step]?.folded ?? '').join(' | ')
  return /\b(?:abn|acn|gst|vat|ust|uid|co\.? ?(?:reg|no)|company no|reg(?:d|istration)? no|gstin|siret|tva|p\.? ?iva|cif|nif|btw|kvk|tel|phone|ph\b)/.test(
    near,
  )
    ? 1.5
    : 0
}

function followsCustomerLabel(lines: readonly ReadLine[], line: ReadLine): boolean {
  return [0, 1, 2].some((step) => customerLabel.test(lines[line.index - step]?.folded ?? ''))
}

function findDomains(lines: readonly ReadLine[]): string[] {
  const domains = new Set<string>()
  for (const { folded } of lines) {
    for (const match of folded.matchAll(
      /(?:@|www\.|https?:\/\/(?:www\.)?|\b)([a-z0-9-]{3,40})\.(?:com|net|org|co|gov|de|fr|es|it|nl|at|ch|in|my|ae|eu|energy|be|ie|nz|au|uk)\b/g,
    )) {
      const domain = match[1] ?? ''
      if (
        !/^(?:gmail|hotmail|outlook|yahoo|example|bigpond|icloud|google|facebook|twitter|apple|mail)$/.test(
          domain,
        )
      )
        domains.add(domain)
    }
  }
  return [...domains].slice(0, 12)
}

/** True when the letters of a name, with or without its company form, are the domain or begin it. */
function spells(domain: string, name: string): boolean {
  const letters = foldText(name)
    .replace(companyForm, '')
    .replace(/[^a-z0-9]/g, '')
  const plain = domain.replace(/[^a-z0-9]/g, '')
  return (
    letters.length >= 3 &&
    (plain === letters ||
      (letters.length >= 4 && plain.startsWith(letters)) ||
      (plain.length >= 5 && letters.startsWith(plain)))
  )
}

function countOf(lines: readonly ReadLine[], name: string): number {
  const folded = foldText(name)
  return lines.filter((line) => line.folded.includes(folded)).length
}
