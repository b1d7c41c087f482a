import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import type { Section } from './section.ts'

const linesAtEdge = 6
/** "1 of 3", "Page 2/4", "Seite 1 von 2": which page of how many. */
const pageOfPages = /^(?:\p{L}+[.:]?\s)?(\d{1,2})\s?(?:\p{L}{1,4}|\/)\s?(\d{1,2})$/u
const mostPages = 60

/**
 * Several bills in one file: the pages are numbered, and the numbers begin again after as many pages as they tell of. Empty where they
 * do so once, and where what looks like a page's number ("1 Mar 25", "Rate 1 of 2") does not count the pages.
 */
export function splitByPageNumbers(lines: readonly ReadLine[]): Section[] {
  const firstLines = lines.filter(({ page, index }) => page !== lines[index - 1]?.page)
  const starts = firstLines.flatMap(({ page, index }) => {
    const pages = pagesFrom(edgesOf(lines, index))
    return pages.length === 0 ? [] : [{ page, index, pages }]
  })
  const last = lines.at(-1)?.page ?? 0
  const isNumbered = starts.every(({ page, pages }, place) => {
    const next = starts[place + 1]?.page
    return next === undefined ? pages.some((many) => many >= last - page + 1) : pages.includes(next - page)
  })
  if (starts.length < 2 || !isNumbered) return []
  return starts.map(({ index }, place) => ({
    name: '',
    start: place === 0 ? 0 : index,
    end: starts[place + 1]?.index ?? lines.length,
  }))
}

/** The first and the last lines of the page that begins at a place. */
function edgesOf(lines: readonly ReadLine[], start: number): ReadLine[] {
  const page = lines.slice(start).filter((line) => line.page === lines[start]?.page)
  return page.length <= linesAtEdge * 2 ? page : [...page.slice(0, linesAtEdge), ...page.slice(-linesAtEdge)]
}

/** How many pages a first page may tell of; none where it is not the first. */
function pagesFrom(edges: readonly ReadLine[]): number[] {
  return edges.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => {
      const [, page, pages] = pageOfPages.exec(text.trim()) ?? []
      return Number(page) === 1 && Number(pages) >= 1 && Number(pages) <= mostPages ? [Number(pages)] : []
    }),
  )
}
