import type { ReadLine } from '../../../lay-out/layout/read-line.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { says } from '../../../lay-out/lexicon/says.ts'

const listTitle = cueFor('listed-travellers list title')
const listHeader = cueFor('listed-travellers list header')
const listItem = cueFor('listed-travellers list item')
const numberedName = /^\s*\d{1,2}\s?[.)]\s*\p{L}{2,}\s*$/u
const marked = cueFor('listed-travellers marked')
const ticketOf = /^\s*(\d{1,2})\s?[.:)]\s*\p{L}.*(?<!\d)\d{3}[- ]?\d{10}(?!\d)/u

// "12A", "U9", "L 4": a bare number could be an age.
const seatForm = /^(?:[A-Z]{1,2}\s?\d{1,2}|\d{1,2}\s?[A-Z])$/

// "Passenger itinerary receipt" is what the paper calls itself.
export const documentWords = ['itinerary', 'receipt', 'called-off'] as const
const rowTitles = cueFor('listed-travellers row titles')
const personTitles = cueFor('listed-travellers person titles')
/** With or without a seat before the name. */
const numberedRow = /^\s*#?(\d{1,2})[.)]?\s{1,12}(?:\d{1,2}[A-Z]\s+)?\p{L}{2}/u
const mostRows = 30
const headerWords = cueFor('listed-travellers header words')

/** Names below a title such as "Passengers", one a line, each numbered, titled, with an age group or in a table. */
function listedNames(lines: readonly ReadLine[]): number {
  for (const title of lines.filter(isListTitle)) {
    const next = lines[title.index + 1]
    const isHeaded = title.cells.length > 1 || (next !== undefined && isTableHeader(next))
    const below = lines.slice(title.index + (isHeaded && title.cells.length === 1 ? 2 : 1))
    const end = below.findIndex((line) => !isListed(line, isHeaded))
    const count = end < 0 ? below.length : end
    if (count > 0 && count <= 60) return count
  }
  return 0
}

function isListTitle({ cells, folded }: ReadLine): boolean {
  return cells.length === 1 ? listTitle.test(folded) : isTableHeader({ cells, folded })
}

function isTableHeader({ cells, folded }: Pick<ReadLine, 'cells' | 'folded'>): boolean {
  const isHeader = listHeader.test(folded) && headerWords.test(folded)
  return cells.length > 1 && isHeader && !says(folded, documentWords)
}

function isListed({ cells, folded }: ReadLine, isHeaded: boolean): boolean {
  const name = folded.slice(0, cells[0]?.end)
  if (isHeaded && cells.length > 1 && numberedName.test(name)) return true
  return listItem.test(name) && (marked.test(name) || (isHeaded && cells.length > 1))
}

/** Rows numbered from one under titles for a name and something of a person, each with a name. */
function numberedRows(lines: readonly ReadLine[]): number {
  const counts = lines.map((title) => {
    if (!rowTitles.test(title.folded) || !personTitles.test(title.folded)) return 0
    const below = lines.slice(title.index + 1, title.index + 1 + mostRows)
    const numbers = below.flatMap(({ text }) => Number(numberedRow.exec(text)?.[1] ?? 0) || [])
    const end = numbers.findIndex((number, index) => number !== index + 1)
    return end < 0 ? numbers.length : end
  })
  return Math.max(0, ...counts)
}

/** "1,2" under "Travellers": numbers that count them from one. */
function listedNumbers(lines: readonly ReadLine[]): number {
  const counts = lines.flatMap(({ cells, index }) => {
    const numbers = cells[0]?.text.split(/\s?[,+&]\s?/).map(Number) ?? []
    const isCount = numbers.length > 1 && numbers.every((number, at) => number === at + 1)
    const isUnder = [1, 2].some((step) => says(lines[index - step]?.folded ?? '', ['travellers'], 3))
    return isCount && isUnder ? [numbers.length] : []
  })
  return Math.max(0, ...counts)
}

/** "1: Ines Faber  Ticket 014 2326569908", then "2: …": travellers are counted from one, each with a ticket of an airline. */
function numberedTickets(lines: readonly ReadLine[]): number {
  const numbers = new Set(lines.flatMap(({ text }) => ticketOf.exec(text)?.[1] ?? []).map(Number))
  return [...numbers].every((number, index) => number === index + 1) ? numbers.size : 0
}

/** Distinct names in the form of reservation systems: "LINDQVIST/ERIK MR". */
function reservedNames(lines: readonly ReadLine[]): number {
  const form =
    /(?<![\p{L}/])\p{Lu}{2,}(?:[ '-]\p{Lu}+)?\/\p{Lu}{2,}(?: \p{Lu}+)? ?(?:MRS|MR|MS|MISS|MSTR|DR|CHD)\b/gu
  return new Set(lines.flatMap(({ text }) => [...text.matchAll(form)].map(([name]) => name))).size
}

/** "Seat  Class  Passenger" over "U9  Sleeper  R Chen": rows of as many cells, each with a seat of its own. */
function seatedRows(lines: readonly ReadLine[]): number {
  const titles = lines.filter(({ cells, folded }) => cells.length > 1 && says(folded, ['travellers'], 3))
  const counts = titles.flatMap((title) => {
    const below = lines.slice(title.index + 1)
    const end = below.findIndex(({ cells }) => cells.length !== title.cells.length)
    const rows = end < 0 ? below : below.slice(0, end)
    return title.cells.map((_, column) => {
      const seats = rows.map(({ cells }) => cells[column]?.text.trim() ?? '')
      return seats.every((seat) => seatForm.test(seat)) ? new Set(seats).size : 0
    })
  })
  return Math.max(0, ...counts)
}

const ways = [listedNames, reservedNames, listedNumbers, numberedTickets, seatedRows, numberedRows]

/** How many travellers a paper lists, each by name, number, ticket or seat. */
export function countListed(lines: readonly ReadLine[]): number {
  return Math.max(...ways.map((count) => count(lines)))
}
