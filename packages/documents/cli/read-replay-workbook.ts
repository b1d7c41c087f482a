import { joinReplayCells, replaySheetName } from '@doublerule/carbon/working/replay-cells.ts'
import type { TextRow } from '../src/document-text.ts'
import { readSheet } from '../src/read/readers/xlsx-sheet.ts'
import { readWorkbook } from '../src/read/readers/xlsx-workbook.ts'
import { openZip } from '../src/read/sniff/zip-archive.ts'

/** What a workbook carries: the JSON of its papers, empty where they are not whole, and the cells that a person sees. */
export type ReplayWorkbook = { json: string; cells: ReadonlyMap<string, string> }

type FoundCell = { text: string; place: { cell: string | null } }

/** Null for a workbook that is none of ours. */
export async function readReplayWorkbook(bytes: Uint8Array): Promise<ReplayWorkbook | null> {
  const zip = await openZip(bytes)
  const workbook = zip.ok ? await readWorkbook(zip.value) : null
  if (!zip.ok || !workbook) return null
  const cells = new Map<string, string>()
  let json: string | null = null
  for (const sheet of workbook.sheets) {
    const found: (readonly FoundCell[])[] = []
    const rows: TextRow[] = []
    const add = (row: readonly FoundCell[]) => found.push(row) > 0
    await readSheet(zip.value, workbook, sheet, 1, { rows, add })
    if (sheet.name === replaySheetName) {
      const [heading = [], ...rest] = found.map((row) => row.map(({ text }) => text))
      json = joinReplayCells(
        heading,
        rest.map(([text = '']) => text),
      )
    } else for (const { text, place } of found.flat()) cells.set(place.cell ?? '', text)
  }
  return json === null ? null : { json, cells }
}
