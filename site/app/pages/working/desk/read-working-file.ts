import type { ReplayDifference } from '@doublerule/carbon/replay/describe-difference.ts'
import { findChangedCells, type RecordedCells } from '@doublerule/carbon/working/changed-cells.ts'
import { recogniseOwnExport } from '@doublerule/carbon/working/own-export.ts'
import { joinReplayCells, replaySheetName } from '@doublerule/carbon/working/replay-cells.ts'
import { extensionOf } from '#app/chat/files/file-rules.ts'
import { readRecordedCells, readStoredWorking } from './casts.ts'
import type { WorkingBody } from './working-body.ts'

/** Larger ones are no papers of ours, and parsing them would hold the page. */
const mostBytes = 8 * 1024 * 1024
/** Characters in which a file of papers says that it is one. */
const headCharacters = 600

/** Papers that came back, and which cells of their workbook were changed since. */
export type ReturnedPapers = { working: WorkingBody; changed: readonly ReplayDifference[] }

/** A file of ours that cannot be replayed: its papers are not whole, or it is a form that holds none. */
export type OwnFileProblem = 'workbook-damaged' | 'json-damaged' | 'own-csv' | 'own-pdf'

/** What a file holds that was taken along from a desk, or null for any other file. */
export type WorkingFile = ReturnedPapers | OwnFileProblem | null

export async function readWorkingFile(file: File): Promise<WorkingFile> {
  if (file.size > mostBytes) return null
  switch (extensionOf(file.name)) {
    case 'json':
      return parseJsonFile(await file.text())
    case 'xlsx':
      return readWorkbook(file).catch(() => null)
    case 'csv':
    case 'txt':
      return recogniseOwnExport(await file.slice(0, headCharacters).text()) === 'csv' ? 'own-csv' : null
    case 'pdf':
      return recogniseOwnExport(new TextDecoder('latin1').decode(await file.arrayBuffer())) === 'pdf'
        ? 'own-pdf'
        : null
    default:
      return null
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** A JSON that begins as ours and is not whole is an error, and no document to read. */
function parseJsonFile(json: string): WorkingFile {
  const working = readStoredWorking(parse(json))
  if (working !== null) return { working, changed: [] }
  return /^\s*\{\s*"(?:working|analysis)Version"/.test(json) ? 'json-damaged' : null
}

/** The papers that a workbook of ours carries, and what of its visible cells is not as it was written. */
async function readWorkbook(file: File): Promise<WorkingFile> {
  const { readXlsxRows } = await import('../document/read-office-rows.ts')
  const [heading, ...rows] = (await readXlsxRows(file, replaySheetName)) ?? []
  const json =
    heading === undefined
      ? null
      : joinReplayCells(
          heading.cells.map(({ text }) => text),
          rows.map(({ cells }) => cells[0]?.text ?? ''),
        )
  if (json === null) return null
  const parsed = parse(json)
  const working = readStoredWorking(parsed)
  if (working === null) return 'workbook-damaged'
  const recorded = readRecordedCells(parsed)
  if (recorded === null) return { working, changed: [] }
  return { working, changed: findChangedCells(recorded, await readCells(file, recorded)) }
}

async function readCells(file: File, recorded: RecordedCells): Promise<ReadonlyMap<string, string>> {
  const { readXlsxRows } = await import('../document/read-office-rows.ts')
  const cells = new Map<string, string>()
  for (const name of Object.keys(recorded)) {
    const rows = (await readXlsxRows(file, name)) ?? []
    for (const { cell, text } of rows.flatMap((row) => row.cells)) if (cell !== null) cells.set(cell, text)
  }
  return cells
}
