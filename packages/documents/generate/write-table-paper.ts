import type { TextPage } from '../src/document-text.ts'
import { cellNameOf } from '../src/read/rows/cell-name.ts'
import { readText } from '../src/read/readers/read-text.ts'
import type { MadeDocument } from './made-document.ts'
import { frame } from './goods.ts'
import type { PaperLine, Piece } from './mark.ts'
import { type TableRow, layProse, layTable } from './paper.ts'
import type { Scene } from './scene.ts'
import { type TablePaper, rowsOf } from './table-paper.ts'

/** Heads stand on the first page alone or on each; so does the title. */
export function layPages(
  scene: Scene,
  { over, table, under, bill = [] }: TablePaper,
  linesToPage: number,
): PaperLine[] {
  const { random } = scene
  const isHeaded = random.chance(0.5)
  const isTitled = random.chance(0.5)
  const isNumbered = random.chance(0.7)
  const rows = rowsOf(table)
  const laid = layTable(random, rows, frame)
  const heads = laid.slice(0, table.heads.length)
  const number = (page: number) => (isNumbered ? layProse([{ text: `${page} / 3` }], frame) : [])
  const lines: PaperLine[] = [...bill, ...layProse(over, frame), ...number(1), ...heads]
  for (const line of laid.slice(table.heads.length)) {
    if (lines.length % linesToPage === 0) {
      lines.push(
        ...(isTitled ? layProse(over.slice(0, 1), frame) : []),
        ...number(lines.length / linesToPage + 1),
      )
      if (isHeaded) lines.push(...heads)
    }
    lines.push(line)
  }
  return [...lines, ...layProse(under, frame)]
}

/** Cells between bars, as Markdown has them. */
export function inBars({ over, table, under }: TablePaper): MadeDocument['document'] {
  const toLine = (row: TableRow) => `| ${row.map((piece) => piece?.text ?? '').join(' | ')} |`
  const [head = [], ...rows] = rowsOf(table)
  const lines = [
    ...over.map(({ text }, index) => (index === 0 ? `# ${text}` : text)),
    '',
    toLine(head),
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map(toLine),
    '',
    ...under.map(({ text }) => text),
  ]
  const read = readText(lines.join('\n'))
  if (!read.ok) throw new Error('A text that cannot be read was made')
  return read.value
}

/** Paragraphs, and a table with cells. */
export function inWord({ over, table, under }: TablePaper): MadeDocument['document'] {
  const toProse = ({ text }: Piece) => ({
    cells: [{ text, place: { page: 1, box: null, cell: null }, readConfidence: 1 }],
  })
  const rows = rowsOf(table).map((row, at) => ({
    cells: row.flatMap((piece, column) =>
      piece === null || piece.text === ''
        ? []
        : [
            {
              text: piece.text,
              place: { page: 1, box: null, cell: `Table 1!${cellNameOf(at, column)}` },
              readConfidence: 1,
            },
          ],
    ),
  }))
  const pages: TextPage[] = [
    { name: '1', rows: [...over.map(toProse), ...rows, ...under.map(toProse)], readBy: 'structured' },
  ]
  return {
    kind: 'docx',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    pages,
    json: null,
    truncated: false,
    readBy: 'structured',
  }
}
