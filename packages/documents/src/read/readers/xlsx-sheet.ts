import type { CellPlace } from '../../document-text.ts'
import { cellNameOf, columnOfCellName } from '../rows/cell-name.ts'
import { readLimits } from '../limits/read-limits.ts'
import type { RowCollector } from '../rows/row-collector.ts'
import { formatCellNumber, plainNumber } from './xlsx-number-format.ts'
import { decodeEscapes } from './xlsx-workbook.ts'
import type { SheetPart, Workbook } from './xlsx-workbook.ts'
import { openXmlScanner, readAttribute } from './xml-scanner.ts'
import type { ZipArchive } from '../sniff/zip-archive.ts'

type OpenCell = { column: number; type: string; style: number; text: string }

/** Streams the cells of one sheet into the collector. False when a limit cut it. */
export async function readSheet(
  zip: ZipArchive,
  workbook: Workbook,
  sheet: SheetPart,
  page: number,
  collector: RowCollector,
): Promise<boolean> {
  let row = -1
  let column = -1
  let isWhole = true
  let isFull = false
  let cell: OpenCell | null = null
  let isInValue = false
  let cells: { text: string; place: CellPlace }[] = []

  const push = openXmlScanner({
    onOpen(name, tag) {
      if (name === 'row') {
        row = Number(readAttribute(tag, 'r') ?? row + 2) - 1
        column = -1
        cells = []
      } else if (name === 'c') {
        column = columnOfCellName(readAttribute(tag, 'r') ?? '') ?? column + 1
        const type = readAttribute(tag, 't') ?? 'n'
        cell = { column, type, style: Number(readAttribute(tag, 's') ?? 0), text: '' }
      } else if (name === 'v' || name === 't') isInValue = true
    },
    onText(text) {
      if (cell && isInValue) cell.text += text
    },
    onClose(name) {
      if (name === 'v' || name === 't') isInValue = false
      else if (name === 'c' && cell) {
        if (cell.column >= readLimits.columns) isWhole = false
        else {
          const place = { page, box: null, cell: `${sheet.name}!${cellNameOf(row, cell.column)}` }
          cells.push({ text: textOfCell(cell, workbook), place })
        }
        cell = null
      } else if (name === 'row' && !isFull) isFull = !collector.add(cells)
    },
  })
  const outcome = await zip.readText(sheet.path, (chunk) => {
    push(chunk)
    return isFull ? 'stop' : 'more'
  })
  return isWhole && outcome !== 'cut'
}

function textOfCell(cell: OpenCell, workbook: Workbook): string {
  switch (cell.type) {
    case 's':
      return workbook.sharedStrings[Number(cell.text)] ?? ''
    case 'str':
    case 'inlineStr':
      return decodeEscapes(cell.text)
    case 'b':
      return cell.text === '1' ? 'TRUE' : 'FALSE'
    case 'd':
      return cell.text.replace('T', ' ').replace(/ 00:00:00.*/, '')
    case 'e':
      return cell.text
    default:
      return formatCellNumber(cell.text, workbook.formats[cell.style] ?? plainNumber, workbook.is1904)
  }
}
