import { joinReplayCells, replaySheetName } from '@doublerule/carbon/working/replay-cells.ts'
import { extensionOf } from '#app/chat/files/file-rules.ts'
import { type StoredWorking, readStoredWorking } from './casts.ts'

/** Larger ones are no papers of ours, and parsing them would hold the page. */
const mostBytes = 8 * 1024 * 1024

/** What a file holds that was taken along from a desk: its papers, papers that are not whole, or null for any other file. */
export type WorkingFile = StoredWorking | 'damaged' | null

export async function readWorkingFile(file: File): Promise<WorkingFile> {
  const extension = extensionOf(file.name)
  if (file.size > mostBytes) return null
  if (extension === 'json') return parseWorking(await file.text())
  const json = extension === 'xlsx' ? await readReplaySheet(file).catch(() => null) : null
  return json === null ? null : (parseWorking(json) ?? 'damaged')
}

function parseWorking(json: string): StoredWorking | null {
  try {
    return readStoredWorking(JSON.parse(json))
  } catch {
    return null
  }
}

/** The JSON that a workbook of ours carries; what is not as long as it says is empty. Null for any other workbook. */
async function readReplaySheet(file: File): Promise<string | null> {
  const { readXlsxRows } = await import('../document/read-office-rows.ts')
  const [heading, ...rows] = (await readXlsxRows(file, replaySheetName)) ?? []
  return heading === undefined
    ? null
    : joinReplayCells(
        heading.cells.map(({ text }) => text),
        rows.map(({ cells }) => cells[0]?.text ?? ''),
      )
}
