import type { DocumentText } from '../document-text.ts'
import { readStructured } from '../find/read-structured.ts'
import { layOutLines } from '../lay-out/layout/layout-line.ts'

/** The text of the pages as a model is shown it, line by line, and the document that its answer is held against. */
export type PagesForModel = {
  document: DocumentText
  lines: readonly { page: number; text: string }[]
  isCut: boolean
}

export const mostShownCharacters = 30_000
// What a page is set in is given once more for the law, and a sheet of 100,000 rows is none of its business.
const mostRows = 2000
// Lists of people are sheets too: nothing of one goes out, read or not.
const sheets: readonly DocumentText['kind'][] = ['csv', 'xlsx', 'json']

/**
 * What a second reader may see of a document; null where the document itself says what each figure is, or a table was
 * read: there is nothing to interpret then, and nothing is shown.
 */
export function pagesForModel(document: DocumentText): PagesForModel | null {
  if (sheets.includes(document.kind) || readStructured(document) !== null) return null
  let rows = mostRows
  const pages = document.pages.map((page) => {
    const kept = page.rows.slice(0, Math.max(0, rows))
    rows -= page.rows.length
    return { ...page, rows: kept }
  })
  let room = mostShownCharacters
  const all = layOutLines({ ...document, pages })
  const lines = all.filter(({ text }) => (room -= text.length + 1) >= 0)
  if (lines.length === 0) return null
  return {
    document: { ...document, pages, json: null },
    lines: lines.map(({ page, text }) => ({ page, text })),
    isCut: rows < 0 || lines.length < all.length,
  }
}
