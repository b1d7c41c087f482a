import { joinReplayCells, replaySheetName } from '@doublerule/carbon/working/replay-cells.ts'
import type { TextRow } from '../src/document-text.ts'
import { readSheet } from '../src/readers/xlsx-sheet.ts'
import { readWorkbook } from '../src/readers/xlsx-workbook.ts'
import { openZip } from '../src/readers/zip-archive.ts'

/** The JSON of the papers that a workbook carries; empty when they are not whole, null when it is none of ours. */
export async function readReplaySheet(bytes: Uint8Array): Promise<string | null> {
  const zip = await openZip(bytes)
  const workbook = zip.ok ? await readWorkbook(zip.value) : null
  const sheet = workbook?.sheets.find(({ name }) => name === replaySheetName)
  if (!zip.ok || !workbook || sheet === undefined) return null
  const found: string[][] = []
  const rows: TextRow[] = []
  const add = (row: readonly { text: string }[]) => found.push(row.map(({ text }) => text)) > 0
  await readSheet(zip.value, workbook, sheet, 1, { rows, add })
  const [heading = [], ...cells] = found
  return joinReplayCells(
    heading,
    cells.map(([text = '']) => text),
  )
}
