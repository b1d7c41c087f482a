import { extensionOf } from '#app/chat/files/file-rules.ts'
import { type StoredWorking, readStoredWorking } from './casts.ts'

const replaySheet = 'Replay!'
/** Larger ones are no papers of ours, and parsing them would hold the page. */
const mostBytes = 8 * 1024 * 1024

/** The papers in a file that was taken along from a desk, as JSON or as a workbook; null for any other file. */
export async function readWorkingFile(file: File): Promise<StoredWorking | null> {
  const extension = extensionOf(file.name)
  if (file.size > mostBytes) return null
  try {
    if (extension === 'json') return readStoredWorking(JSON.parse(await file.text()))
    return extension === 'xlsx' ? readStoredWorking(JSON.parse(await readReplaySheet(file))) : null
  } catch {
    return null
  }
}

/** A workbook of ours carries its papers as text in the cells of one sheet. */
async function readReplaySheet(file: File): Promise<string> {
  const { readXlsxRows } = await import('../document/read-office-rows.ts')
  const rows = (await readXlsxRows(file)) ?? []
  return rows
    .flatMap(({ cells }) => cells)
    .filter(({ cell }) => cell?.startsWith(replaySheet) === true)
    .slice(1)
    .map(({ text }) => text)
    .join('')
}
