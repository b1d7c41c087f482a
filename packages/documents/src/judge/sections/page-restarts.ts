import type { ReadLine } from '../../lay-out/layout/read-line.ts'
import type { Section } from './section.ts'

const linesAtEdge = 6
/** "1 of 3", "Page 2/4", "Seite 1 von 2": which page of how many. */
const pageOfPages = /^(?:\p{L}+[.:]?\s)?(\d{1,2})\s?(?:\p{L}{1,4}|\/)\s?(\d{1,2})$/u
const mostPages = 60

/** Several bills in one file: the pages are numbered, and the numbers begin again. Empty where they do so once. */
export function splitByPageNumbers(lines: readonly ReadLine[]): Section[] {
  const firstLines = lines.filter(({ page, index }) => page !== lines[index - 1]?.page)
  const starts = firstLines
    .filter(({ index }) => isFirstPage(edgesOf(lines, index)))
    .map(({ index }) => index)
  if (starts.length < 2) return []
  return starts.map((start, place) => ({
    name: '',
    start: place === 0 ? 0 : start,
    end: starts[place + 1] ?? lines.length,
  }))
}

/** The first and the last lines of the page that begins at a place. */
function edgesOf(lines: readonly ReadLine[], start: number): ReadLine[] {
  const page = lines.slice(start).filter((line) => line.page === lines[start]?.page)
  return page.length <= linesAtEdge * 2 ? page : [...page.slice(0, linesAtEdge), ...page.slice(-linesAtEdge)]
}

function isFirstPage(edges: readonly ReadLine[]): boolean {
  return edges.some(({ cells }) =>
    cells.some(({ text }) => {
      const [, page, pages] = pageOfPages.exec(text.trim()) ?? []
      return Number(page) === 1 && Number(pages) >= 1 && Number(pages) <= mostPages
    }),
  )
}
