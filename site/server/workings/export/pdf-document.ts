import { setImmediate } from 'node:timers/promises'
import { documentName } from '@doublerule/carbon/analysis/document-type-name.ts'
import { formatTonnes, groupDigits } from '@doublerule/carbon/format-mass.ts'
import { placeName } from '@doublerule/carbon/regions/place-name.ts'
import { countNoun } from '@doublerule/carbon/working/count-noun.ts'
import { describeDays } from '@doublerule/carbon/working/describe-day.ts'
import { describeStanding } from '@doublerule/carbon/working/describe-standing.ts'
import { standingOf } from '@doublerule/carbon/working/paper-standing.ts'
import { tidyProse } from '@doublerule/carbon/working/tidy-prose.ts'
import type { ExportPaper, ExportSet } from './paper-table.ts'
import { heightOfParagraph, writeHeading, writeParagraph } from './pdf-blocks.ts'
import { listOpenPoints } from './pdf-open-points.ts'
import { columnsOf, type Element, measureLine, writeLine } from './pdf-line.ts'
import { margin, type PdfPaper } from './pdf-page.ts'

/** A line takes some 5 ms: others are served between a few of them, and a log of thousands is no reading matter. */
const linesAtOnce = 20
const mostLines = 500
const headHeight = 14

/** The paper of one document: its facts, its lines over their total, what is missing and the checks. */
export async function writeDocument(pdf: PdfPaper, document: ExportPaper, set: ExportSet): Promise<void> {
  const { analysis, worked, paper, number, duplicateOf } = document
  const facts = factsOf(document)
  const [first] = paper.lines
  const follows =
    facts.reduce((sum, fact) => sum + heightOfParagraph(pdf, fact), 0) +
    (first === undefined ? 0 : headHeight + measureLine(pdf, first, set).heightPt)
  writeHeading(
    pdf,
    'H2',
    `${number}. ${documentName(analysis.document)}, ${analysis.document.fileName}`,
    follows,
  )
  for (const fact of facts) writeParagraph(pdf, fact)
  if (duplicateOf !== null) writeParagraph(pdf, `The same as document ${duplicateOf + 1}: not counted again.`)
  for (const { text, reason } of worked.changes) {
    writeParagraph(pdf, `${text}; set by the preparer${reason === '' ? '' : `: ${reason}`}`)
  }
  await writeTable(pdf, document, set)
  const standing = describeStanding(analysis)
  if (standing !== '') writeParagraph(pdf, standing)
  for (const point of listOpenPoints(analysis)) writeParagraph(pdf, point)
  for (const { text } of analysis.problems) writeParagraph(pdf, tidyProse(text))
  writeChecks(pdf, document)
}

function factsOf({ analysis }: ExportPaper): string[] {
  const { supplier, account, place, document } = analysis
  const days = describeDays(analysis.period)
  return [
    supplier === null ? '' : `Supplier: ${supplier.value}`,
    account === null ? '' : `Account: ${account.value}`,
    days === null ? '' : `Period: ${days}`,
    place === null ? '' : `Place: ${placeName(place.region)} (${place.because})`,
    `SHA-256 of the file: ${document.sha256}`,
  ].filter(Boolean)
}

async function writeTable(pdf: PdfPaper, { paper, analysis }: ExportPaper, set: ExportSet): Promise<void> {
  if (paper.lines.length === 0) return
  const table = pdf.element(null, 'Table')
  writeHead(pdf, table)
  for (const [index, line] of paper.lines.slice(0, mostLines).entries()) {
    if (index % linesAtOnce === 0) await setImmediate()
    const block = measureLine(pdf, line, set)
    if (pdf.needs(block.heightPt)) writeHead(pdf, table)
    writeLine(pdf, table, block)
  }
  const leftOut = paper.lines.length - mostLines
  if (leftOut > 0) {
    const more = countNoun(leftOut, 'more line is', 'more lines are')
    writeFoot(pdf, table, `${more} in the workbook and the CSV, and in the total below`, '', '')
  }
  writeClosing(pdf, table, { paper, total: standingOf(analysis).total })
}

type Closing = Pick<ExportPaper, 'paper'> & { total: ReturnType<typeof standingOf>['total'] }

/** The foot of a paper: a total under its double rule only where nothing is open. */
function writeClosing(pdf: PdfPaper, table: Element, { paper: { counted, memo }, total }: Closing): void {
  const hasRounding = counted.roundingKg !== null || memo.roundingKg !== null
  pdf.needs(hasRounding ? 56 : 36)
  if (hasRounding) {
    const rounding = (kg: string | null) => (kg === null ? '' : groupDigits(kg))
    writeFoot(
      pdf,
      table,
      'Rounding of the lines above',
      rounding(counted.roundingKg),
      rounding(memo.roundingKg),
    )
  }
  const { counted: column } = columnsOf(pdf)
  const isCounted = total !== 'nothing' && total !== 'empty'
  pdf.rule(column.x, column.x + column.width, pdf.y)
  writeFoot(
    pdf,
    table,
    isCounted
      ? `${total === 'closed' ? 'Total' : 'Total so far'} ${formatTonnes(counted.exactKg)} CO2e`
      : 'Nothing is counted',
    isCounted ? groupDigits(counted.printedKg) : 'none',
    groupDigits(memo.printedKg),
  )
  if (total === 'closed') {
    pdf.rule(column.x, column.x + column.width, pdf.y - 2, 0.75)
    pdf.rule(column.x, column.x + column.width, pdf.y, 0.75)
  }
  pdf.y += 8
}

function writeChecks(pdf: PdfPaper, { analysis, worked }: ExportPaper): void {
  const told = analysis.checks.filter(({ status }) => status !== 'not-possible')
  if (told.length === 0) return
  const isChanged = worked.lines.some(({ state }) => state !== 'read')
  writeHeading(
    pdf,
    'H3',
    `Checks of the lines as printed${isChanged ? ', before they were changed' : ''}`,
    14,
  )
  for (const { status, text } of told) {
    writeParagraph(pdf, `${status === 'passed' ? 'Agrees' : 'Does not agree'}: ${tidyProse(text)}`)
  }
}

function writeHead(pdf: PdfPaper, table: Element): void {
  const columns = columnsOf(pdf)
  const row = pdf.element(table, 'TR')
  const cells = [
    ['Line', columns.reference, 'left'],
    ['Entry', columns.entry, 'left'],
    ['Counted, kg CO2e', columns.counted, 'right'],
    ['Memo, kg', columns.memo, 'right'],
  ] as const
  for (const [words, column, align] of cells) {
    pdf.text(pdf.element(row, 'TH'), words, { ...column, align, font: 'bold', sizePt: 7.5 })
  }
  pdf.y += headHeight
  pdf.rule(margin, margin + pdf.width, pdf.y - 3)
}

function writeFoot(pdf: PdfPaper, table: Element, name: string, counted: string, memo: string): void {
  const columns = columnsOf(pdf)
  pdf.y += 3
  const row = pdf.element(table, 'TR')
  const bold = { font: 'bold', sizePt: 8.5 } as const
  const height = pdf.text(pdf.element(row, 'TH'), name, { ...columns.entry, ...bold })
  pdf.text(pdf.element(row, 'TD'), counted, { ...columns.counted, ...bold, align: 'right' })
  pdf.text(pdf.element(row, 'TD'), memo, { ...columns.memo, sizePt: 8.5, align: 'right' })
  pdf.y += height + 3
}
