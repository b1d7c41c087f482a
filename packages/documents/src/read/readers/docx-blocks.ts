import { splitLine } from './split-line.ts'
import type { XmlHandler } from './xml-scanner.ts'

/** A row of a Word document: one text for a line, several for a table row. */
export type DocxRow = { texts: string[]; table: { number: number; row: number } | null }

type OpenTable = { number: number; row: number; cells: string[][] }

/** Deleted text, and the copy of a text box that older Word versions show. */
const skipped = new Set(['del', 'moveFrom', 'Fallback'])

/**
 * Turns the elements of a Word part into rows: a paragraph is a line, parted into cells as in plain text; a table row is
 * a row of its cells. Tables and boxes inside of a cell give rows of their own before it.
 */
export function openDocxBlocks(onRow: (row: DocxRow) => void): XmlHandler {
  const tables: OpenTable[] = []
  const paragraphs: string[] = []
  let skipDepth = 0
  let isInText = false
  let tableCount = 0

  function write(text: string): void {
    if (paragraphs.length > 0) paragraphs[paragraphs.length - 1] += text
  }

  function closeParagraph(): void {
    const lines = (paragraphs.pop() ?? '').split('\n')
    const cell = tables.at(-1)?.cells.at(-1)
    if (cell) cell.push(...lines.map((line) => line.replaceAll('\t', '  ')))
    else for (const line of lines) onRow({ texts: splitLine(line).map(({ text }) => text), table: null })
  }

  function closeTableRow(): void {
    const table = tables.at(-1)
    if (!table) return
    for (const texts of alignLines(table.cells))
      onRow({ texts, table: { number: table.number, row: table.row } })
    table.row += 1
    table.cells = []
  }

  return {
    onOpen(name) {
      if (skipDepth > 0 || skipped.has(name)) {
        if (skipped.has(name)) skipDepth += 1
        return
      }
      if (name === 'p') paragraphs.push('')
      else if (name === 't') isInText = true
      else if (name === 'tab') write('\t')
      else if (name === 'br' || name === 'cr') write('\n')
      else if (name === 'noBreakHyphen') write('-')
      else if (name === 'tbl') tables.push({ number: ++tableCount, row: 0, cells: [] })
      else if (name === 'tc') tables.at(-1)?.cells.push([])
    },
    onText(text) {
      if (isInText && skipDepth === 0) write(text)
    },
    onClose(name) {
      if (skipDepth > 0) {
        if (skipped.has(name)) skipDepth -= 1
        return
      }
      if (name === 't') isInText = false
      else if (name === 'p') closeParagraph()
      else if (name === 'tr') closeTableRow()
      else if (name === 'tbl') tables.pop()
    },
  }
}

/**
 * Layout tables put labels line by line in one cell and the values in the next: cells with the same number of
 * lines are read across. A cell alone in its row gives its lines; any other cell is one text.
 */
function alignLines(cells: readonly (readonly string[])[]): string[][] {
  const filled = cells.map((lines) => lines.filter((line) => line.trim() !== ''))
  const counts = new Set(filled.filter((lines) => lines.length > 0).map((lines) => lines.length))
  const [count = 0] = counts
  if (counts.size !== 1 || count === 1) return [filled.map((lines) => lines.join(' '))]
  return Array.from({ length: count }, (_, line) => filled.map((lines) => lines[line] ?? ''))
}
