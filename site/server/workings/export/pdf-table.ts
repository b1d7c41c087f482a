import type { PdfPaper } from './pdf-page.ts'
import { margin } from './pdf-page.ts'

type Element = ReturnType<PdfPaper['element']>

export type TableColumn = { title: string; widthPt: number; align: 'left' | 'right' }

/** A table of plain cells: the first column heads its row and takes what width the others leave. */
export type PdfTable = {
  addRow: (cells: readonly string[]) => void
  addFoot: (cells: readonly string[]) => void
}

const gap = 8
const small = { sizePt: 8 } as const

/** Starts a table under its caption, and not at the foot of a page where only its heads would fit. */
export function openTable(pdf: PdfPaper, caption: string, columns: readonly TableColumn[]): PdfTable {
  const taken = columns.slice(1).reduce((sum, { widthPt }) => sum + widthPt + gap, 0)
  const edges = columns.map((column, index) => {
    const before = columns.slice(1, index).reduce((sum, { widthPt }) => sum + widthPt + gap, 0)
    const width = index === 0 ? pdf.width - taken : column.widthPt
    const x = index === 0 ? margin : margin + pdf.width - taken + gap + before
    return { x, width, align: column.align }
  })
  pdf.needs(70)
  pdf.y += 8
  pdf.y +=
    pdf.text(pdf.element(null, 'H3'), caption, { x: margin, width: pdf.width, font: 'bold', sizePt: 9.5 }) + 3
  const table = pdf.element(null, 'Table')

  function writeHead() {
    const row = pdf.element(table, 'TR')
    const heights = columns.map(({ title }, index) =>
      pdf.text(pdf.element(row, 'TH'), title, { ...edgeOf(index), font: 'bold', sizePt: 7.5 }),
    )
    pdf.y += Math.max(...heights) + 3
    pdf.rule(margin, margin + pdf.width, pdf.y - 1.5)
  }

  function edgeOf(index: number) {
    return edges[index] ?? { x: margin, width: pdf.width, align: 'left' as const }
  }

  function writeCells(row: Element, cells: readonly string[], isFoot: boolean): number {
    const heights = cells.map((words, index) => {
      const tag = index === 0 ? 'TH' : 'TD'
      const font = isFoot ? 'bold' : index === 0 ? 'regular' : 'mono'
      return pdf.text(pdf.element(row, tag), words, { ...edgeOf(index), ...small, font })
    })
    return Math.max(...heights)
  }

  function heightOf(cells: readonly string[]): number {
    return Math.max(...cells.map((words, index) => pdf.heightOf(words, { ...edgeOf(index), ...small })))
  }

  writeHead()
  return {
    addRow(cells) {
      if (pdf.needs(heightOf(cells) + 8)) writeHead()
      pdf.y += writeCells(pdf.element(table, 'TR'), cells, false) + 4
      pdf.rule(margin, margin + pdf.width, pdf.y - 2, 0.25, '#cadfd1')
    },
    addFoot(cells) {
      pdf.needs(24)
      pdf.rule(margin, margin + pdf.width, pdf.y - 2)
      pdf.y += writeCells(pdf.element(table, 'TR'), cells, true) + 4
      pdf.rule(margin, margin + pdf.width, pdf.y - 2, 0.75)
      pdf.rule(margin, margin + pdf.width, pdf.y, 0.75)
      pdf.y += 6
    },
  }
}
