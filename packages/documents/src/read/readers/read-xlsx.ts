import { joinReplayCells, replaySheetName } from '@doublerule/carbon/working/replay-cells.ts'
import type { ReadResult, TextPage } from '../../document-text.ts'
import { mediaTypes } from '../sniff/media-types.ts'
import { refuse } from '../limits/refuse.ts'
import { openRowCollectors } from '../rows/row-collector.ts'
import { readSheet } from './xlsx-sheet.ts'
import { readWorkbook } from './xlsx-workbook.ts'
import { openZip } from '../sniff/zip-archive.ts'

/** Reads the sheets of a workbook, visible ones first. Formulas are never computed: their stored values count. */
export async function readXlsx(bytes: Uint8Array): Promise<ReadResult> {
  const zip = await openZip(bytes)
  if (!zip.ok) return zip
  const workbook = await readWorkbook(zip.value)
  if (!workbook || workbook.sheets.length === 0) return refuse('corrupt', 'The workbook lists no sheets.')

  const openCollector = openRowCollectors()
  let truncated = workbook.truncated
  const pages: TextPage[] = []
  const inReadingOrder = workbook.sheets.toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden))
  for (const [index, sheet] of inReadingOrder.entries()) {
    const collector = openCollector()
    const isWhole = await readSheet(zip.value, workbook, sheet, index + 1, collector)
    truncated ||= !isWhole
    pages.push({ name: sheet.name, rows: collector.rows, readBy: 'structured' })
  }
  if (pages.some(holdsPapers))
    return refuse('own_export', 'The workbook holds working papers, which are results.')
  if (pages.every((page) => page.rows.length === 0)) return refuse('no_text', 'The workbook holds no values.')
  return {
    ok: true,
    value: { kind: 'xlsx', mediaType: mediaTypes.xlsx, pages, json: null, truncated, readBy: 'structured' },
  }
}

/** The sheet of a workbook of ours that holds its papers. */
function holdsPapers({ name, rows }: TextPage): boolean {
  const heading = rows[0]?.cells.map(({ text }) => text) ?? []
  return name === replaySheetName && joinReplayCells(heading, []) !== null
}
