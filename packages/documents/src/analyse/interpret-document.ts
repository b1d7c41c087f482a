import type { Problem } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { listCellCandidates } from '../judge/account/list-cell-candidates.ts'
import type { ActivityDraft } from '../judge/account/activity-draft.ts'
import { readPageWords } from '../judge/candidates/page-words.ts'
import { findDocumentFindings } from '../conclude/checks/document-findings.ts'
import type { Finding } from '../judge/relations/finding.ts'
import type { Classified } from '../classify/classify-text.ts'
import { paperOf } from '../find/paper/paper.ts'
import type { DocumentText } from '../document-text.ts'
import { readExact } from '../find/exact/read-exact.ts'
import { type ReadLayout, readLayout } from '../lay-out/layout/read-layout.ts'
import { readLimits } from '../read/readers/read-limits.ts'
import type { DocumentRead } from '../find/paper/document-read.ts'
import { type DocumentFields, findFields } from '../conclude/fields/find-fields.ts'
import { readPages } from './read-pages.ts'
import { readStructured } from '../find/structured/read-structured.ts'
import { readTables } from '../find/structured/read-tables.ts'
import { settleTons } from '../conclude/settle-tons.ts'
import { withoutTableCells } from '../conclude/without-table-cells.ts'

/** A document understood: its type, fields and activities with where each stands, and the sums that were made. */
export type Interpretation = DocumentFields & {
  classified: Classified
  activities: readonly ActivityDraft[]
  findings: readonly Finding[]
  problems: readonly Problem[]
  candidates: readonly ActivityDraft[]
}

const headRows = 40
const headCells = 24
const cutLines: Problem = {
  code: 'truncated',
  text: `No table was recognised, and only the first ${readLimits.linesUnderstood} lines were looked at one by one.`,
}

/** Understands a document that has been read. Pure: the same text gives the same interpretation. */
export function interpretDocument(document: DocumentText): Interpretation {
  const structured = readExact(document) ?? readStructured(document) ?? readTables(document)
  if (structured !== null) return withFields(readLayout(headOf(document)), structured, false)
  const { lines, isCut } = firstLinesOf(document)
  const layout = readLayout(lines)
  const read = withoutTableCells(document, readPages(layout))
  const problems = isCut ? [...read.problems, cutLines] : read.problems
  const isTable = isSheet(document)
  const classified = isTable ? withoutTrips(read) : read.classified
  return withFields(layout, askOfSheet(layout, { ...read, classified, problems }, isTable), isTable)
}

/** A sheet that nothing was read of has its cells for a person to choose from, as a page has its figures. */
function askOfSheet(layout: ReadLayout, read: DocumentRead, isTable: boolean): DocumentRead {
  const { classified, candidates = [] } = read
  if (!isTable || read.read.activities.length > 0 || candidates.length > 0) return read
  return { ...read, candidates: listCellCandidates(layout, readPageWords(), classified.type) }
}

function withFields(layout: ReadLayout, document: DocumentRead, isTable: boolean): Interpretation {
  const { classified, read, problems, candidates = [] } = document
  const fields = findFields(layout, document, isTable)
  const activities = settleTons(read.activities, fields.country, layout.language)
  const sums = findDocumentFindings(layout, activities, fields.period, fields.totals)
  return { ...fields, classified, activities, findings: [...read.findings, ...sums], problems, candidates }
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
