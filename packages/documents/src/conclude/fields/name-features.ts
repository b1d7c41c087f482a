import type { PageWords } from '../../judge/candidates/page-words.ts'
import { wordsOfNext } from '../../judge/candidates/surroundings.ts'
import type { LayoutCell } from '../../lay-out/layout/layout-line.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { conceptList } from '../../lay-out/lexicon/concept-list.ts'
import { spokenConcepts } from '../../lay-out/lexicon/concept.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'
import { namesBrand } from '../../lay-out/lexicon/brands.ts'
import { companyScore, companyScores, isSpeltBy, lettersOf } from './company-name.ts'
import { type Printed, type Said, listFeatures } from '../../judge/known/feature-list.ts'
import { type NameFound, findNames, waysToNames } from './find-names.ts'
import { isAddressed, isIdentified, isReachable } from './letterhead.ts'
import { type Domain, findDomains } from './web-domains.ts'

/** A name that may be the issuer's, as far as its print tells, in numbers. */
export type NameDescribed = {
  line: ReadLine
  name: string
  value: string
  /** It is the middle of a web or mail address. */
  isAddress: boolean
  features: Float32Array
}

const places = ['own', 'row', 'above'] as const
type NameSeen = NameFound & {
  cell: LayoutCell
  folded: string
  score: number
  said: Said<(typeof places)[number]>
}
type PageNames = { lines: readonly ReadLine[]; domains: readonly Domain[]; first: number }

const few = 4
const third = 3
const deep = 25
const shortName = 6
const { legalForm, trade } = companyScores

const printed: readonly Printed<NameSeen, PageNames>[] = [
  ...waysToNames.map((way) => ({ name: `found as ${way}`, of: ({ how }: NameSeen) => how === way })),
  { name: 'legal form', of: ({ score }) => score >= legalForm },
  { name: 'trade', of: ({ score }) => score === trade || score === legalForm + trade },
  { name: 'only a trade', of: ({ score }) => score < 0 },
  { name: 'a brand', of: ({ folded }) => namesBrand(folded) },
  {
    name: 'spelt by an address',
    of: ({ name }, { domains }) => domains.some(({ domain }) => isSpeltBy(domain, name)),
  },
  { name: 'addresses', of: (_, { domains }) => domains.length > 0 },
  {
    name: 'printed again',
    of: ({ folded }, { lines }) =>
      Math.min(few, lines.filter((line) => line.folded.includes(folded)).length - 1),
  },
  { name: 'identified', of: ({ line }, { lines }) => isIdentified(lines, line) },
  {
    name: 'a company, identified',
    of: ({ line, score }, { lines }) => score > 0 && isIdentified(lines, line),
  },
  { name: 'reachable', of: ({ line }, { lines }) => isReachable(lines, line) },
  { name: 'addressed', of: ({ line, cell }, { lines }) => isAddressed(lines, line, cell) },
  {
    name: 'addressed under another',
    of: ({ line, cell }, { lines, first }) => line.index > first && isAddressed(lines, line, cell),
  },
  { name: 'lines from the top', of: ({ line }) => Math.min(deep, line.index) },
  { name: 'first line', of: ({ line }) => line.index === 0 },
  { name: 'first lines', of: ({ line }) => line.index < third },
  { name: 'further down', of: ({ line }) => line.index > deep },
  { name: 'page', of: ({ line }) => Math.min(third, line.page) },
  { name: 'priced', of: ({ line }) => line.numbers.some(({ isMoney }) => isMoney) },
  { name: 'numbers on its line', of: ({ line }) => Math.min(few, line.numbers.length) },
  { name: 'cells on its line', of: ({ line }) => Math.min(few, line.cells.length) },
  { name: 'first on its line', of: ({ line, cell }) => line.cells[0] === cell },
  { name: 'whole cell', of: ({ cell, name }) => cell.text.length - name.length < third },
  { name: 'words', of: ({ name }) => name.split(' ').length },
  { name: 'short', of: ({ name }) => name.length < shortName },
  { name: 'short and unsure', of: ({ name, line }) => name.length < shortName && line.readConfidence < 1 },
  { name: 'unsure', of: ({ line }) => 1 - line.readConfidence },
  { name: 'capitals', of: ({ name }) => name === name.toUpperCase() },
  { name: 'a small letter first', of: ({ name }) => /^\p{Ll}/u.test(name) },
  { name: 'digits', of: ({ name }) => /\d/.test(name) },
]

const list = listFeatures(
  places,
  spokenConcepts.map((concept) => ({ concept })),
  printed,
)

/** What is looked at to tell the issuer: the same order as the weights. */
export const nameFeatures = list.names

/** Every name of the lines that may be the issuer's, with what speaks of it. */
export function describeNames(lines: readonly ReadLine[], words: PageWords): NameDescribed[] {
  const domains = findDomains(lines)
  const found = findNames(lines, domains)
  const page = { lines, domains, first: Math.min(...found.map(({ line }) => line.index)) }
  return found.flatMap((one) => {
    const { line, name } = one
    const cell = one.cell ?? line.cells.find(({ text }) => text.includes(name)) ?? line.cells[0]
    if (cell === undefined) return []
    const said = {
      own: words.ofText(name),
      row: words.of(line).filter(({ start, end }) => start < cell.start || end > cell.end),
      above: wordsOfNext(lines, line, -1, words),
    }
    const seen = { ...one, cell, folded: foldText(name), score: companyScore(name), said }
    if (isTitle(seen, domains)) return []
    const isAddress = one.how === 'address'
    return [{ line, name, value: lettersOf(name), isAddress, features: list.describe(seen, page) }]
  })
}

// "Boleta del servicio": what joins the words of a title.
const longestJoin = 3
const papers = conceptList('papers titled')

/** "Quotation", "Factura de luz": it names a paper, every word of it is one that papers print, and nothing else speaks for a name. */
function isTitle({ how, folded, score, name, said }: NameSeen, domains: readonly Domain[]): boolean {
  // "RiverHotel" is put together of such words, and a name.
  if ((how !== 'head' && how !== 'company') || /\p{Ll}\p{Lu}/u.test(name)) return false
  if (score >= legalForm || namesBrand(folded) || domains.some(({ domain }) => isSpeltBy(domain, name)))
    return false
  // "Airport Taxi" and "Green Energy" are names.
  if (folded.includes(' ') && !said.own.some(({ concept }) => papers.includes(concept))) return false
  return [...folded.matchAll(/[\p{L}\d]+/gu)].every(({ 0: word, index }) => {
    const end = index + word.length
    const joins = word.length <= longestJoin && index > 0 && end < folded.length
    return joins || said.own.some((mention) => mention.start <= index && end <= mention.end)
  })
}
