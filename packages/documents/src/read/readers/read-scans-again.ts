import type { DocumentText, TextPage, TextRow } from '../../document-text.ts'
import { type Deadline, noDeadline } from '../limits/deadline.ts'
import { readLimits } from '../limits/read-limits.ts'
import type { Scan } from '../ocr/read-scan.ts'
import { describeReading } from './describe-reading.ts'
import { countReadable } from './pdf-page-text.ts'

/** The document with its first scans as the keener engine reads them too. A page that neither came to the end of cuts it. */
export async function readScansAgain(
  read: DocumentText,
  scans: ReadonlyMap<string, Scan>,
  deadline: Deadline,
): Promise<DocumentText> {
  const again = new Map<string, readonly TextRow[]>()
  const missing = new Set([...scans].flatMap(([name, { isGivenUp }]) => (isGivenUp ? [name] : [])))
  for (const [name, scan] of [...scans].slice(0, readLimits.pagesReadAgain)) {
    if (again.size > 0 && isShortOfRoom(deadline)) break
    const { rows, isCut } = await scan.readAgain()
    if (rows.length > 0) again.set(name, rows)
    if (rows.length > 0 && !isCut) missing.delete(name)
  }
  const pages = read.pages.map((page): TextPage => {
    const rows = again.get(page.name) ?? []
    const isMore = page.readBy === 'ocr' || countReadable(rows) > countReadable(page.rows)
    return rows.length > 0 && isMore ? { ...page, rows, readBy: 'ocr' } : page
  })
  const truncated = read.truncated || missing.size > 0
  return { ...read, pages, truncated, readBy: describeReading(pages) }
}

/** A second page that finds no room is left as it was read first: it would cost the whole file. Who sets no bounds has room. */
function isShortOfRoom(deadline: Deadline): boolean {
  return deadline !== noDeadline && process.memoryUsage.rss() > readLimits.readAgainFromBytes
}
