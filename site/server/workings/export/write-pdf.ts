import { setImmediate } from 'node:timers/promises'
import { documentName } from '@doublerule/carbon/analysis/document-type-name.ts'
import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import { decimal, sumOf } from '@doublerule/carbon/decimal.ts'
import { formatTonnes, groupDigits } from '@doublerule/carbon/format-mass.ts'
import { placeName } from '@doublerule/carbon/regions/place-name.ts'
import type { PaperLine } from '@doublerule/carbon/working/lay-out-paper.ts'
import { describeAmount } from '@doublerule/carbon/working/describe-amount.ts'
import { printKg } from '@doublerule/carbon/working/paper-column.ts'
import { factorPagePath } from '#shared/factor-page.ts'
import { absoluteAddress } from '#shared/page-meta.ts'
import { siteConfig } from '#shared/site-config.ts'
import type { ExportPaper, ExportSet } from './paper-table.ts'
import { closePdfPaper, margin, openPdfPaper, type PdfPaper, softInk } from './pdf-page.ts'

type Element = ReturnType<PdfPaper['element']>

const referenceWidth = 28
const figureWidth = 78
const gap = 8
/** A line takes some 5 ms: others are served between a few of them, and a log of thousands is no reading matter. */
const linesAtOnce = 20
const mostLines = 500

/** The set as working papers on A4: tagged for screen readers, fonts embedded, pages numbered, with a sign-off block. */
export async function writePdf(set: ExportSet): Promise<Uint8Array> {
  const names = set.papers.map(({ analysis }) => analysis.document.fileName)
  const title =
    names.length === 1 ? `Working paper: ${names[0]}` : `Working papers: ${names.length} documents`
  const pdf = openPdfPaper(title)
  pdf.y +=
    pdf.text(pdf.element(null, 'H1'), title, { x: margin, width: pdf.width, font: 'bold', sizePt: 16 }) + 6
  for (const document of set.papers) await writeDocument(pdf, document)
  if (set.papers.length > 1) writeSetTotal(pdf, set)
  writeSignOff(pdf, set)
  const { version, factorLibrary } = engineVersion
  return closePdfPaper(pdf, `${siteConfig.brand}, engine ${version}, factor library ${factorLibrary}`)
}

function paragraph(pdf: PdfPaper, words: string, color = softInk): void {
  const options = { x: margin, width: pdf.width, sizePt: 8.5, color }
  pdf.needs(pdf.heightOf(words, options))
  pdf.y += pdf.text(pdf.element(null, 'P'), words, options) + 3
}

async function writeDocument(pdf: PdfPaper, document: ExportPaper): Promise<void> {
  const { analysis, worked, paper, number, duplicateOf } = document
  pdf.needs(120)
  pdf.y += 10
  const heading = `${number}. ${documentName(analysis.document)}, ${analysis.document.fileName}`
  pdf.y +=
    pdf.text(pdf.element(null, 'H2'), heading, { x: margin, width: pdf.width, font: 'bold', sizePt: 12 }) + 4
  for (const fact of factsOf(document)) paragraph(pdf, fact)
  if (duplicateOf !== null) paragraph(pdf, `The same as document ${duplicateOf + 1}: not counted again.`)
  for (const { text, reason } of worked.changes) {
    paragraph(pdf, `${text}; set by the preparer${reason === '' ? '' : `: ${reason}`}`)
  }
  await writeTable(pdf, document)
  for (const { text } of analysis.problems) paragraph(pdf, text)
  for (const { status, text } of analysis.checks.filter((check) => check.status !== 'not-possible')) {
    paragraph(pdf, `${status === 'passed' ? 'Agrees' : 'Does not agree'}: ${text}`)
  }
  if (analysis.questions.length > 0) {
    paragraph(pdf, `${analysis.questions.length} questions are open, so the total may change.`)
  }
  if (paper.lines.length === 0) paragraph(pdf, 'No line stands on this paper.')
}

function factsOf({ analysis }: ExportPaper): string[] {
  const { supplier, account, period, place, document } = analysis
  const from = period?.start ?? null
  const to = period?.end ?? null
  return [
    supplier === null ? '' : `Supplier: ${supplier.value}`,
    account === null ? '' : `Account: ${account.value}`,
    from === null || to === null ? '' : `Period: ${from} to ${to}`,
    place === null ? '' : `Place: ${placeName(place.region)} (${place.because})`,
    `SHA-256 of the file: ${document.sha256}`,
  ].filter(Boolean)
}

/** Left edges and widths of the four columns. */
function columnsOf(pdf: PdfPaper) {
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

async function writeTable(pdf: PdfPaper, { paper }: ExportPaper): Promise<void> {
  if (paper.lines.length === 0) return
  const table = pdf.element(null, 'Table')
  writeHead(pdf, table)
  for (const [index, line] of paper.lines.slice(0, mostLines).entries()) {
    if (index % linesAtOnce === 0) await setImmediate()
    writeLine(pdf, table, line)
  }
  const leftOut = paper.lines.length - mostLines
  if (leftOut > 0) {
    writeFoot(
      pdf,
      table,
      `${leftOut} more lines are in the workbook and the CSV, and in the total below`,
      '',
      '',
    )
  }
  const { counted, memo } = paper
  if (counted.roundingKg !== null || memo.roundingKg !== null) {
    writeFoot(pdf, table, 'Rounding of the lines above', counted.roundingKg ?? '', memo.roundingKg ?? '')
  }
  const top = pdf.y
  const { counted: column } = columnsOf(pdf)
  pdf.rule(column.x, column.x + column.width, top)
  writeFoot(
    pdf,
    table,
    `Total ${formatTonnes(counted.exactKg)} CO2e`,
    groupDigits(counted.printedKg),
    groupDigits(memo.printedKg),
  )
  pdf.rule(column.x, column.x + column.width, pdf.y - 2, 0.75)
  pdf.rule(column.x, column.x + column.width, pdf.y, 0.75)
  pdf.y += 8
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
  pdf.y += 14
  pdf.rule(margin, margin + pdf.width, pdf.y - 3)
}

function writeLine(pdf: PdfPaper, table: Element, line: PaperLine): void {
  const columns = columnsOf(pdf)
  const isStruck = line.state === 'struck'
  const name = { ...columns.entry, font: 'bold' as const, sizePt: 8.5, strike: isStruck }
  const small = { ...columns.entry, sizePt: 7.5, color: softInk }
  const notes = notesOf(line)
  const height =
    pdf.heightOf(line.activity.description, name) +
    notes.reduce((sum, { words }) => sum + pdf.heightOf(words, small), 0) +
    6
  if (pdf.needs(height)) writeHead(pdf, table)
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

type Note = { words: string; address?: string }

/** Everything a reader needs to do the line again: the sum, its steps, the page of its factor, and what was changed. */
function notesOf(line: PaperLine): Note[] {
  return [
    { words: describeAmount(line.activity) },
    ...line.rows.flatMap(({ emission, factor, column, printedKg }): Note[] => [
      ...emission.steps.map((words) => ({ words })),
      {
        words: `Scope ${emission.scope}${emission.method === null ? '' : `, ${emission.method}`}${column === 'memo' ? ', memo' : ''}: ${groupDigits(emission.factorQuantity)} ${factor?.unit ?? ''} × ${factor?.kgCO2ePerUnit ?? '?'} = ${groupDigits(printedKg)} kg.`,
      },
      {
        words: factor?.source ?? emission.factor,
        address: absoluteAddress(factorPagePath(emission.factor)),
      },
    ]),
    ...line.changes.map(({ text, reason }) => ({
      words: `Changed: ${text}${reason === '' ? '' : ` (${reason})`}`,
    })),
  ]
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

function writeSetTotal(pdf: PdfPaper, { rows }: ExportSet): void {
  const total = sumOf(
    rows.filter(({ isCounted }) => isCounted).map(({ emission }) => decimal(emission?.kgCO2e ?? '0')),
  )
  pdf.needs(40)
  pdf.y += 8
  const words = `All documents: ${formatTonnes(total)} CO2e, ${groupDigits(printKg(total))} kg`
  pdf.y += pdf.text(pdf.element(null, 'H2'), words, { x: margin, width: pdf.width, font: 'bold', sizePt: 12 })
  pdf.rule(margin, margin + 220, pdf.y + 2, 0.75)
  pdf.rule(margin, margin + 220, pdf.y + 4, 0.75)
  pdf.y += 12
}

function writeSignOff(pdf: PdfPaper, { working: { signOff } }: ExportSet): void {
  pdf.needs(140)
  pdf.y += 14
  pdf.y += pdf.text(pdf.element(null, 'H2'), 'Sign-off', {
    x: margin,
    width: pdf.width,
    font: 'bold',
    sizePt: 12,
  })
  pdf.y += 6
  const fields = [
    ['Prepared by', signOff?.preparedBy ?? ''],
    ['Reviewed by', signOff?.reviewedBy ?? ''],
    ['Date', signOff?.date ?? ''],
    ['Note', signOff?.note ?? ''],
  ] as const
  for (const [label, value] of fields) {
    const block = pdf.element(null, 'P')
    const options = { x: margin + 90, width: pdf.width - 90, sizePt: 9 }
    const height = Math.max(14, pdf.heightOf(value, options))
    pdf.text(block, label, { x: margin, width: 84, font: 'bold', sizePt: 8.5 })
    if (value !== '') pdf.text(block, value, options)
    pdf.y += height + 4
    pdf.rule(margin + 90, margin + pdf.width, pdf.y - 2)
  }
}
