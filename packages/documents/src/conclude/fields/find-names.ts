import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import type { LayoutCell } from '../../lay-out/layout/layout-line.ts'
import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import { companyScore, companyScores, isCompanyForm, isSpeltBy, tidyName } from './company-name.ts'
import { namesCustomer } from './letterhead.ts'
import type { Domain } from './web-domains.ts'

/** How a name was found: by a label, at the head of the page, by its legal form, or spelt by an address. */
export const waysToNames = [
  'labelled',
  'operating',
  'under a label',
  'head',
  'company',
  'spelt',
  'address',
] as const

export type NameFound = { line: ReadLine; name: string; how: (typeof waysToNames)[number]; cell?: LayoutCell }

// Labels that need a colon or the end of their cell, because companies are called so too, and labels that do not.
const sellerLabel = cueFor('find-names seller label')
// Flights of one airline are flown by another: a weaker sign.
const operator = cueFor('find-names operator')
const topLines = 25
const linesUnderLabel = 3
const mostNames = 200

/** Every name of a document that may be the issuer's. */
export function findNames(lines: readonly ReadLine[], domains: readonly Domain[]): NameFound[] {
  return [
    ...labelledNames(lines),
    ...lines
      .slice(0, topLines)
      .flatMap((line) => sellersOn(lines, line).map((found) => ({ ...found, line, how: 'head' as const }))),
    ...spelledNames(lines, domains),
    ...lines
      .slice(topLines)
      .flatMap((line) =>
        sellersOn(lines, line).flatMap((found) =>
          companyScore(found.name) < companyScores.legalForm
            ? []
            : [{ ...found, line, how: 'company' as const }],
        ),
      ),
    ...domains.flatMap(({ domain, line, count }) =>
      count > 1 ? [{ line, name: domain, how: 'address' as const }] : [],
    ),
  ].slice(0, mostNames)
}

function labelledNames(lines: readonly ReadLine[]): NameFound[] {
  return lines.flatMap((line) =>
    [...line.folded.matchAll(sellerLabel)].flatMap((match): NameFound[] => {
      const end = match.index + match[0].length
      const own = nameBeside(line, end)
      if (own !== null) return [{ line, name: own, how: operator.test(match[0]) ? 'operating' : 'labelled' }]
      for (let step = 1; step <= linesUnderLabel; step++) {
        const below = lines[line.index + step]
        const name = below === undefined ? null : (namesOn(below)[0]?.name ?? null)
        if (below !== undefined && name !== null) return [{ line: below, name, how: 'under a label' }]
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

/** "Contact Riverland Water at riverlandwater.com.au": words of the page that a web address spells. */
function spelledNames(lines: readonly ReadLine[], domains: readonly Domain[]): NameFound[] {
  return domains.flatMap(({ domain }) => {
    for (const line of lines) {
      for (const match of line.text.matchAll(
        /(?<![@.\w/])\p{Lu}[\p{L}&'-]*(?: (?:&|of|and|the|\p{Lu}[\p{L}&'-]*)){0,4}(?![\w.@]*\.\w)/gu,
      )) {
        const name = wordRuns(match[0]).find((run) => isSpeltBy(domain, run) && tidyName(run) !== null)
        if (name !== undefined) return [{ line, name, how: 'spelt' }]
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

/** The names of a line that no label calls the customer's. */
function sellersOn(lines: readonly ReadLine[], line: ReadLine) {
  return namesOn(line).filter(({ cell }) => !namesCustomer(lines, line, cell))
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
