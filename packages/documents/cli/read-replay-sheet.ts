import type { TextRow } from '../src/document-text.ts'
import { readSheet } from '../src/readers/xlsx-sheet.ts'
import { readWorkbook } from '../src/readers/xlsx-workbook.ts'
import { openZip } from '../src/readers/zip-archive.ts'

/** The sheet of a workbook from the desk of the site that holds the papers as JSON, in cells below a heading. */
const replaySheetName = 'Replay'

/** The JSON of the papers that a workbook carries, or null when it is none of ours. */
export async function readReplaySheet(bytes: Uint8Array): Promise<string | null> {
  const zip = await openZip(bytes)
  const workbook = zip.ok ? await readWorkbook(zip.value) : null
  const sheet = workbook?.sheets.find(({ name }) => name === replaySheetName)
  if (!zip.ok || !workbook || sheet === undefined) return null
  const cells: string[] = []
  const rows: TextRow[] = []
  const add = (row: readonly { text: string }[]) => cells.push(...row.map(({ text }) => text)) > 0
  await readSheet(zip.value, workbook, sheet, 1, { rows, add })
  return cells.slice(1).join('')
}
