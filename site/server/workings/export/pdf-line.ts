import { cutQuotients } from '@doublerule/carbon/cut-quotients.ts'
import { groupDigits } from '@doublerule/carbon/format-mass.ts'
import { describeAmount } from '@doublerule/carbon/working/describe-amount.ts'
import { describeKg } from '@doublerule/carbon/working/describe-kg.ts'
import { tellRows } from '@doublerule/carbon/working/steps-of-row.ts'
import { nameEmission } from '@doublerule/carbon/working/vocabulary.ts'
import { factorPagePath } from '#shared/factor-page.ts'
import type { ExportLine, ExportSet } from './paper-table.ts'
import { margin, type PdfPaper, softInk } from './pdf-page.ts'

export type Element = ReturnType<PdfPaper['element']>

const referenceWidth = 28
const figureWidth = 78
const gap = 8

/** Left edges and widths of the four columns of a paper. */
export function columnsOf(pdf: PdfPaper) {
  const right = margin + pdf.width
  const entryX = margin + referenceWidth
  const countedX = right - 2 * figureWidth - gap
  return {
    reference: { x: margin, width: referenceWidth },
    entry: { x: entryX, width: countedX - entryX - gap },
    counted: { x: countedX, width: figureWidth },
    memo: { x: right - figureWidth, width: figureWidth },
  }
}

type Note = { words: string; address?: string }

/** A line and everything that a reader needs to do it again, measured before it is written. */
export type LineBlock = { line: ExportLine; notes: readonly Note[]; heightPt: number }

export function measureLine(pdf: PdfPaper, line: ExportLine, set: ExportSet): LineBlock {
  const notes = notesOf(line, set)
  const { name, small } = stylesOf(pdf, line)
  const heightPt =
    pdf.heightOf(line.activity.description, name) +
    notes.reduce((sum, { words }) => sum + pdf.heightOf(words, small), 0) +
    6
  return { line, notes, heightPt }
}

function stylesOf(pdf: PdfPaper, line: ExportLine) {
  const { entry } = columnsOf(pdf)
  return {
    name: { ...entry, font: 'bold' as const, sizePt: 8.5, strike: line.state === 'struck' },
    small: { ...entry, sizePt: 7.5, color: softInk },
  }
}

export function writeLine(pdf: PdfPaper, table: Element, { line, notes }: LineBlock): void {
  const columns = columnsOf(pdf)
  const { name, small } = stylesOf(pdf, line)
  const row = pdf.element(table, 'TR')
  const top = pdf.y
  pdf.text(pdf.element(row, 'TD'), line.reference, { ...columns.reference, font: 'mono', sizePt: 7.5 })
  const entry = pdf.element(row, 'TH')
  pdf.y += pdf.text(entry, line.activity.description, name)
  for (const { words, address } of notes) {
    pdf.y +=
      address === undefined
        ? pdf.text(entry, words, small)
        : pdf.link(entry, words, address, { ...small, underline: true })
  }
  const end = pdf.y
  pdf.y = top
  for (const [kg, column] of [
    [line.countedKg, columns.counted],
    [line.memoKg, columns.memo],
  ] as const) {
    pdf.text(pdf.element(row, 'TD'), kg === null ? '–' : groupDigits(kg), {
      ...column,
      align: 'right',
      font: 'mono',
      sizePt: 8,
    })
  }
  pdf.y = end + 3
  pdf.rule(margin, margin + pdf.width, pdf.y - 1.5, 0.25, '#cadfd1')
}

/** The sum, its steps, the page of its factor, what was changed and what a reviewer ticked. */
function notesOf(line: ExportLine, { vocabulary, addressOf }: ExportSet): Note[] {
  return [
    { words: describeAmount(line.activity) },
    ...tellRows(line.rows).flatMap(({ row: { emission, factor, column }, steps }): Note[] => [
      ...steps.map((words) => ({ words })),
      {
        words: `${nameEmission(emission, vocabulary)}${column === 'memo' ? ', memo' : ''}: ${cutQuotients(groupDigits(emission.factorQuantity))} ${factor?.unit ?? ''} × ${factor?.kgCO2ePerUnit ?? '?'} = ${describeKg(emission.kgCO2e)}`,
      },
      { words: factor?.source ?? emission.factor, address: addressOf(factorPagePath(emission.factor)) },
    ]),
    ...line.changes.map(({ text, reason }) => ({
      words: `Changed: ${text}${reason === '' ? '' : ` (${reason})`}`,
    })),
    ...(line.ticks.length === 0 ? [] : [{ words: `Reviewer’s ticks: ${line.ticks.join('; ')}` }]),
  ]
}
