import { mostRecordedRows } from '@doublerule/carbon/working/changed-cells.ts'
import { cutReplayCells, replaySheetName } from '@doublerule/carbon/working/replay-cells.ts'
import writeXlsxFile, { type Row } from 'write-excel-file/node'
import type { ExportSet } from './paper-table.ts'
import { cacheValues, head, recordCells, type SheetDraft } from './xlsx-cells.ts'
import { layOutFactors } from './xlsx-factors.ts'
import { layOutGroups } from './xlsx-groups.ts'
import { layOutLines } from './xlsx-lines.ts'
import { layOutNotes } from './xlsx-notes.ts'
import { layOutSummary } from './xlsx-summary.ts'

/**
 * The set as a workbook with live formulas: every kilogram is quantity × conversion × factor over the cells where these
 * stand, every total a sum over those, by document, month, site and supplier. Beside each formula stands the value it
 * gives, for programs that do not calculate.
 */
export async function writeXlsx(set: ExportSet): Promise<Uint8Array> {
  const factors = layOutFactors(set)
  const seen = [
    layOutSummary(set),
    layOutLines(set, factors),
    ...layOutGroups(set),
    factors.sheet,
    ...layOutNotes(set),
  ]
  const sheets = [...seen, layOutReplay(set, seen)]
  const buffer = await writeXlsxFile(
    sheets.map(({ name, rows, widths }) => ({
      sheet: name,
      data: rows,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
    {
      fontFamily: 'Calibri',
      fontSize: 11,
      features: [
        {
          files: {
            transform: {
              'xl/worksheets/sheet{id}.xml': {
                transform: (content, _options, { sheetIndex }) =>
                  cacheValues(content, sheets[sheetIndex]?.values ?? []),
              },
            },
          },
        },
      ],
    },
  ).toBuffer()
  return new Uint8Array(buffer)
}

/** The papers themselves, so that the workbook can be dropped on the desk again, and what its cells held. */
function layOutReplay({ working }: ExportSet, seen: readonly SheetDraft[]): SheetDraft {
  const workbook = Object.fromEntries(
    seen.map((sheet) => [sheet.name, recordCells(sheet).slice(0, mostRecordedRows)]),
  )
  const { heading, cells } = cutReplayCells(JSON.stringify({ ...working, workbook }))
  const rows = [heading.map(head), ...cells.map((value): Row => [{ value, type: String }])]
  return { name: replaySheetName, rows, widths: [40], values: [] }
}
