import type { LayoutCell } from '../layout/layout-line.ts'
import type { ReadLayout } from '../layout/read-layout.ts'
import type { ReadLine } from '../layout/read-line.ts'
import { foldText } from '../values/plain-text.ts'
import { companyScore, isCompanyForm, isSpeltBy, tidyName } from './company-name.ts'
import { type Field, fieldOn } from './field.ts'

type NameFound = { line: ReadLine; name: string; score: number; isLabelled?: true }

// Labels that need a colon or the end of their cell, because companies are called so too, and labels that do not.
const sellerLabel =
  /\b(?:supplier|seller|vendor|service provider|provider|carrier(?: name)?|merchant|exporter|transporteur|frachtfuhrer|vervoerder|transportista|verkaufer|lieferant|rechnungssteller|vendeur|fournisseur|emisor|proveedor|fornitore|cedente|leverancier|airline|compania|compagnie|compagnia|maatschappij)\s*(?:\([^)]*\))?\s*(?::|$|(?= {2}))\s*|\b(?:issued by|sold by|operated by|durchgefuhrt von|opere par|operado por|operato da|make (?:checks?|cheques?) payable to|payable to|in favou?r of|payment received by|welcome to|thank you for (?:visiting|choosing|shopping at|staying (?:at|with)|booking with|flying with)|booked with)\b\s*:?\s*/g
// Flights of one airline are flown by another: a weaker sign.
const operator = /operated|durchgefuhrt|opere|operado|operato/
const customerLabel =
  /^(?:from|to|via|depart\w*|arriv\w*|origin|destination|pick.?up|drop.?off|von|nach|desde|hasta)\b:?$|bill(?:ed)? to|ship to|sold to|deliver to|invoice to|customer|client\b|\battn|attention|guest|passenger|travell?er|receiver|(?:prepared|quoted) for\b|party\b|shipper|consignor|sender|name\s*:|\b(?:pre)?nom\b|vorname|first name|surname|voyageur|kunde|kaufer|empfanger|reserved by|company\s*:|\bm\/s\b|consignee|service (?:for|to)\b|service delivered|buyer|account (?:holder|name)|destinataire|^consumer(?: name)?:?$|\btitular\b|\bcliente\b|\bklant\b/
// Before a person's name: the company under it is where that person is written to.
const personTitle =
  /^(?:mrs?|ms|miss|herrn?|frau|mme|mlle|de heer|mevrouw|mevr)\b\.? \p{L}|^dr\.? \p{L}\.? \p{L}{2,}$/u
// The line of an address that ends in a postcode.
const postcodeLine =
  /\b(?:nsw|qld|vic|tas|act|wa|sa|nt) \d{4}\b|\b[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}\b|\b[a-z]{2} \d{5}(?:-\d{4})?\b|\b[a-z]\d[a-z] \d[a-z]\d\b|^\d{5} \p{L}{3,}|^\d{4} ?[a-z]{2} \p{L}{3,}|\p{L}{3,} \d{4}$/u
const reachedAt = /\btel\b|\bph\b|phone|\bfax\b|www\.|@|https?:/
const identity =
  /\b(?:abn|acn|uid|co\.? ?(?:reg|no)|company no|reg(?:d|istration)? no|gstin|siret|p\.? ?iva|cif|nif|kvk)\b|\b(?:gst|vat|ust|tva|btw)\b(?: ?(?:reg|no|number|id)|[ .:-]{1,3}(?:[a-z]{2} ?)?\d[\d -]{6,})/
const commonDomains =
  /^(?:gmail|hotmail|outlook|yahoo|example|bigpond|icloud|google|facebook|twitter|apple|mail|play|maps|w3|youtube|instagram|linkedin|schema)$/

const topLines = 14
const linesUnderLabel = 3
const leastScore = 3
// A line with a price is an item of the document, not its head.
const pricedPenalty = 2
const addresseePenalty = 3
// Scraps of two or three letters at the head of a scan are seldom a name.
const shortName = 6

/** The issuer's name: by a label that names a seller, by a web address that spells it, or as the head of the page. */
export function findSupplier(layout: ReadLayout): Field<string> | null {
  const { lines } = layout
  const domains = findDomains(lines)
  const found = [
    ...labelledNames(lines),
    ...headNames(lines),
    ...domainNames(lines, domains),
    ...companyNames(lines),
  ]
  for (const candidate of found) {
    const isSpelt = domains.some(({ domain }) => isSpeltBy(domain, candidate.name))
    if (isSpelt) candidate.score += 4
    if (
      !isSpelt &&
      candidate.isLabelled !== true &&
      candidate.line.readConfidence < 1 &&
      candidate.name.length < shortName &&
      companyScore(candidate.name) === 0
    )
      candidate.score -= 1.5
    if (isSpelt || companyScore(candidate.name) > 0)
      candidate.score += Math.min(2, countOf(lines, candidate.name) - 1)
  }
  const [best] = found.sort((a, b) => b.score - a.score || a.line.index - b.line.index)
  if (best !== undefined && best.score >= leastScore)
    return fieldOn(best.line, best.name, Math.min(0.95, 0.5 + best.score * 0.05))
  const [repeated] = domains.filter(({ count }) => count > 1)
  return repeated === undefined ? null : fieldOn(repeated.line, repeated.domain, 0.45)
}

function labelledNames(lines: readonly ReadLine[]): NameFound[] {
  return lines.flatMap((line) =>
    [...line.folded.matchAll(sellerLabel)].flatMap((match) => {
      const end = match.index + match[0].length
      const own = nameBeside(line, end)
      if (own !== null)
        return [
          { line, name: own, score: (operator.test(match[0]) ? 5 : 6) + companyScore(own), isLabelled: true },
        ]
      for (let step = 1; step <= linesUnderLabel; step++) {
        const below = lines[line.index + step]
        const name = below === undefined ? null : (namesOn(below)[0]?.name ?? null)
        if (below !== undefined && name !== null)
          return [{ line: below, name, score: 5 - step * 0.5 + companyScore(name), isLabelled: true }]
      }
      return []
    }),
  )
}

function nameBeside(line: ReadLine, offset: number): string | null {
  const cell =
    line.cells.find(({ start, end }) => offset >= start && offset < end) ??
    line.cells.find(({ start }) => start >= offset)
  return cell === undefined ? null : tidyName(line.text.slice(Math.max(offset, cell.start), cell.end))
}

/** The first lines of the page, unless they name the customer: earlier lines first. */
function headNames(lines: readonly ReadLine[]): NameFound[] {
  const head = lines.slice(0, topLines).flatMap((line) =>
    namesOn(line)
      .filter(({ cell }) => !namesCustomer(lines, line, cell))
      .map(({ name, cell }) => ({ line, name, isAddressed: isAddressed(lines, line, cell) })),
  )
  const first = head[0]?.line.index ?? 0
  return head.map(({ line, name, isAddressed }) => {
    const isAddressee = isAddressed && line.index > first
    return {
      line,
      name,
      score:
        4.5 -
        line.index * 0.35 +
        companyScore(name) +
        nextToIdentity(lines, line, name) -
        (isAddressee ? addresseePenalty : 0) -
        (line.numbers.some(({ isMoney }) => isMoney) ? pricedPenalty : 0),
    }
  })
}

/** Over an address, without a tax number or a telephone: under another name this is who the page is sent to. */
function isAddressed(lines: readonly ReadLine[], line: ReadLine, cell: LayoutCell): boolean {
  const under = [1, 2, 3, 4].flatMap(
    (step) =>
      lines[line.index + step]?.cells.filter((each) => each.left < cell.right && cell.left < each.right) ??
      [],
  )
  const block = under.map(({ text }) => foldText(text).trim())
  return (
    block.slice(0, 3).some((text) => postcodeLine.test(text)) &&
    ![foldText(line.text), ...block].some((text) => identity.test(text) || reachedAt.test(text))
  )
}

/** Anywhere on the page, a name with a legal form. */
function companyNames(lines: readonly ReadLine[]): NameFound[] {
  return lines
    .slice(topLines)
    .flatMap((line) =>
      namesOn(line).flatMap(({ name, cell }) =>
        companyScore(name) < 2.5 || namesCustomer(lines, line, cell)
          ? []
          : [{ line, name, score: 2 + nextToIdentity(lines, line, name) }],
      ),
    )
}

/** "Contact Riverland Water at riverlandwater.com.au": words of the page that a web address spells. */
function domainNames(lines: readonly ReadLine[], domains: readonly Domain[]): NameFound[] {
  return domains.flatMap(({ domain }) => {
    for (const line of lines) {
      for (const match of line.text.matchAll(
        /(?<![@.\w/])\p{Lu}[\p{L}&'-]*(?: (?:&|of|and|the|\p{Lu}[\p{L}&'-]*)){0,4}(?![\w.@]*\.\w)/gu,
      )) {
        const name = wordRuns(match[0]).find((run) => isSpeltBy(domain, run) && tidyName(run) !== null)
        if (name !== undefined) return [{ line, name, score: 2 + companyScore(name) }]
      }
    }
    return []
  })
}

/** Every run of neighbouring words, longest first, so that scraps of a scan at either end fall away. */
function wordRuns(text: string): string[] {
  const words = text.split(' ')
  return words
    .flatMap((_, from) =>
      words.slice(from).map((_word, length) => words.slice(from, from + length + 1).join(' ')),
    )
    .sort((a, b) => b.length - a.length)
}

/** The names of a line; a cell that is only a legal form belongs to the cells before it. */
function namesOn(line: ReadLine): { name: string; cell: LayoutCell }[] {
  const [first] = line.cells
  const last = line.cells.at(-1)
  if (line.cells.length > 1 && first !== undefined && last !== undefined && isCompanyForm(last.text)) {
    const joined = tidyName(line.cells.map(({ text }) => text).join(' '))
    if (joined !== null) return [{ name: joined, cell: first }]
  }
  return line.cells.flatMap((cell) => {
    const name = tidyName(cell.text)
    return name === null ? [] : [{ name, cell }]
  })
}

/** A tax or company number close under a company's name marks the letterhead. */
function nextToIdentity(lines: readonly ReadLine[], line: ReadLine, name: string): number {
  if (companyScore(name) === 0) return 0
  const near = [0, 1, 2, 3, 4].map((step) => lines[line.index + step]?.folded ?? '').join(' | ')
  return identity.test(near) ? 1.5 : 0
}

/** A customer label stands to the left on the line, or over the name within two lines. */
function namesCustomer(lines: readonly ReadLine[], line: ReadLine, cell: LayoutCell): boolean {
  const before = line.cells[line.cells.indexOf(cell) - 1]
  const isCustomer = (text: string) => customerLabel.test(text) || personTitle.test(text)
  if (isCustomer(foldText(cell.text)) || (before !== undefined && customerLabel.test(foldText(before.text))))
    return true
  return [1, 2].some((step) =>
    lines[line.index - step]?.cells.some(
      (over) => over.left < cell.right && cell.left < over.right && isCustomer(foldText(over.text)),
    ),
  )
}

type Domain = { domain: string; line: ReadLine; count: number }

function findDomains(lines: readonly ReadLine[]): Domain[] {
  const domains = new Map<string, Domain>()
  for (const line of lines) {
    for (const match of line.folded.matchAll(
      /(?:@|www\.|https?:\/\/(?:www\.)?|\b)(?:[a-z0-9-]+\.)?([a-z0-9-]{3,40})\.(?:com|net|org|co|gov|de|fr|es|it|nl|at|ch|in|my|ae|eu|energy|be|ie|nz|au|uk|example)\b/g,
    )) {
      const domain = match[1] ?? ''
      if (commonDomains.test(domain)) continue
      const known = domains.get(domain)
      if (known === undefined) domains.set(domain, { domain, line, count: 1 })
      else known.count += 1
    }
  }
  return [...domains.values()].slice(0, 12)
}

function countOf(lines: readonly ReadLine[], name: string): number {
  const folded = foldText(name)
  return lines.filter((line) => line.folded.includes(folded)).length
}
