import type { LayoutCell } from '../../lay-out/layout/layout-line.ts'
import { overlaps } from '../../lay-out/layout/overlaps.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'

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

/** Over an address, without a tax number or a telephone: under another name this is who the page is sent to. */
export function isAddressed(lines: readonly ReadLine[], line: ReadLine, cell: LayoutCell): boolean {
  const under = [1, 2, 3, 4].flatMap(
    (step) => lines[line.index + step]?.cells.filter((each) => overlaps(each, cell)) ?? [],
  )
  const block = under.map(({ text }) => foldText(text).trim())
  return (
    block.slice(0, 3).some((text) => postcodeLine.test(text)) &&
    ![foldText(line.text), ...block].some((text) => identity.test(text) || reachedAt.test(text))
  )
}

/** A customer label stands to the left on the line, or over the name within two lines. */
export function namesCustomer(lines: readonly ReadLine[], line: ReadLine, cell: LayoutCell): boolean {
  const before = line.cells[line.cells.indexOf(cell) - 1]
  const isCustomer = (text: string) => customerLabel.test(text) || personTitle.test(text)
  if (isCustomer(foldText(cell.text)) || (before !== undefined && customerLabel.test(foldText(before.text))))
    return true
  return [1, 2].some((step) =>
    lines[line.index - step]?.cells.some((over) => overlaps(over, cell) && isCustomer(foldText(over.text))),
  )
}

/** A tax or company number stands beside a name or close under it. */
export function isIdentified(lines: readonly ReadLine[], { index }: ReadLine): boolean {
  return lines.slice(index, index + 5).some(({ folded }) => identity.test(folded))
}

/** A telephone, a web or a mail address stands beside a name or close under it. */
export function isReachable(lines: readonly ReadLine[], { index }: ReadLine): boolean {
  return lines.slice(index, index + 4).some(({ folded }) => reachedAt.test(folded))
}
