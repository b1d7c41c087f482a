import type { Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { type Interpretation, concludeDocument } from '../conclude/conclude-document.ts'
import { withoutTableCells } from '../conclude/without-table-cells.ts'
import type { DocumentText } from '../document-text.ts'
import type { Classified, DocumentRead } from '../find/paper/document-read.ts'
import { paperOf } from '../find/paper/paper.ts'
import { readStructured } from '../find/read-structured.ts'
import { listCellCandidates } from '../judge/account/list-cell-candidates.ts'
import { readPageWords } from '../judge/candidates/page-words.ts'
import { type ReadLayout, readLayout } from '../lay-out/read-layout.ts'
import { readLimits } from '../read/limits/read-limits.ts'
import { readPages } from './read-pages.ts'

const headRows = 40
const headCells = 24
const cutLines: Problem = {
  code: 'truncated',
  text: `No table was recognised, and only the first ${readLimits.linesUnderstood} lines were looked at one by one.`,
}

/** Understands a document that has been read. Pure: the same text gives the same interpretation. */
export function interpretDocument(document: DocumentText): Interpretation {
  const structured = readStructured(document)
  if (structured !== null) return concludeDocument(readLayout(headOf(document)), structured, false)
  const { lines, isCut } = firstLinesOf(document)
  const layout = readLayout(lines)
  const read = withoutTableCells(document, readPages(layout))
  const problems = isCut ? [...read.problems, cutLines] : read.problems
  const isTable = isSheet(document)
  const classified = isTable ? withoutTrips(read) : read.classified
  return concludeDocument(layout, askOfSheet(layout, { ...read, classified, problems }, isTable), isTable)
}

/** A sheet that nothing was read of has its cells for a person to choose from, as a page has its figures. */
function askOfSheet(layout: ReadLayout, read: DocumentRead, isTable: boolean): DocumentRead {
  const { classified, candidates = [] } = read
  if (!isTable || read.read.activities.length > 0 || candidates.length > 0) return read
  return { ...read, candidates: listCellCandidates(layout, readPageWords(), classified.type) }
}

/** A sheet without a trip or a night is no ticket, whatever its heads say: "Night rate" is a tariff. */
function withoutTrips({ classified, read }: DocumentRead): Classified {
  return paperOf[classified.type] === 'travel' && read.activities.length === 0
    ? { type: 'other', confidence: classified.confidence, reasons: ['a sheet without a trip or a night'] }
    : classified
}

/** Line by line every reader looks at every line, which takes too long where a sheet has as many rows as meter data. */
function firstLinesOf(document: DocumentText): { lines: DocumentText; isCut: boolean } {
  let room = readLimits.linesUnderstood
  const pages = document.pages.map((page) => {
    const rows = page.rows.slice(0, Math.max(0, room))
    room -= page.rows.length
    return { ...page, rows }
  })
  return { lines: { ...document, pages }, isCut: room < 0 }
}

/** Tables know their fields; only the words at their head are looked at for language and country. */
function headOf(document: DocumentText): DocumentText {
  const pages = document.pages.map((page) => ({
    ...page,
    rows: page.rows.slice(0, headRows).map(({ cells }) => ({ cells: cells.slice(0, headCells) })),
  }))
  return { ...document, pages }
}

/** Rows of a file that was made as a table; what stands first in it is goods as often as a name. */
function isSheet({ kind }: DocumentText): boolean {
  return kind === 'csv' || kind === 'xlsx' || kind === 'json'
}
