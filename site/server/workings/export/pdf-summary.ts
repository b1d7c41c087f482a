import { documentName } from '@doublerule/carbon/analysis/document-type-name.ts'
import { compare, decimal, sumOf } from '@doublerule/carbon/decimal.ts'
import { formatTonnes, groupDigits } from '@doublerule/carbon/format-mass.ts'
import { describeKg } from '@doublerule/carbon/working/describe-kg.ts'
import { describeStanding } from '@doublerule/carbon/working/describe-standing.ts'
import { kindName } from '@doublerule/carbon/working/kind-name.ts'
import { nameMonth } from '@doublerule/carbon/working/name-month.ts'
import { printKg, roundingOf } from '@doublerule/carbon/working/paper-column.ts'
import { standingOf } from '@doublerule/carbon/working/paper-standing.ts'
import type { SummaryRow } from '@doublerule/carbon/working/summarise-set.ts'
import { countNoun } from '@doublerule/carbon/working/count-noun.ts'
import { tidyProse } from '@doublerule/carbon/working/tidy-prose.ts'
import { nameScope } from '@doublerule/carbon/working/vocabulary.ts'
import type { ExportPaper, ExportRow, ExportSet } from './paper-table.ts'
import { writeHeading, writeParagraph } from './pdf-blocks.ts'
import { margin, type PdfPaper } from './pdf-page.ts'
import { openTable } from './pdf-table.ts'

const scopes = [1, 2, 3] as const
const figureColumn = { widthPt: 74, align: 'right' } as const
const mostReviews = 20

/** What whoever gets the file reads first: the total, its scopes, and for a set each document, month, site and supplier. */
export function writeSummary(pdf: PdfPaper, set: ExportSet): void {
  writeTotal(pdf, set)
  if (set.summary.total !== 'empty' && set.summary.total !== 'nothing') writeScopes(pdf, set)
  if (set.papers.length === 1) return
  writeDocuments(pdf, set)
  const { byMonth, bySite, bySupplier, totalKg } = set.summary
  writeGroup(pdf, 'By month, shared out by days', byMonth, totalKg, nameMonth)
  writeGroup(pdf, 'By site', bySite, totalKg)
  writeGroup(pdf, 'By supplier', bySupplier, totalKg)
  writeFindings(pdf, set)
}

function writeTotal(pdf: PdfPaper, { summary, papers }: ExportSet): void {
  const { total, totalKg } = summary
  const isNone = total === 'empty' || total === 'nothing'
  const words = isNone
    ? total === 'empty'
      ? 'Nothing to count'
      : 'Nothing is counted yet'
    : `${total === 'closed' ? 'Total' : 'Total so far'} ${formatTonnes(totalKg)} CO2e`
  pdf.y += 6
  pdf.y += pdf.text(pdf.element(null, 'P'), words, { x: margin, width: pdf.width, font: 'bold', sizePt: 20 })
  if (!isNone) {
    pdf.rule(margin, margin + 260, pdf.y + 2, 0.75)
    if (total === 'closed') pdf.rule(margin, margin + 260, pdf.y + 4.5, 0.75)
    pdf.y += 9
    writeParagraph(pdf, describeKg(totalKg))
  }
  const open = papers.filter(
    ({ analysis, duplicateOf }) =>
      duplicateOf === null && ['open', 'nothing'].includes(standingOf(analysis).total),
  )
  const [first] = open
  if (papers.length === 1 && first !== undefined) writeParagraph(pdf, describeStanding(first.analysis))
  if (papers.length > 1 && open.length > 0) {
    const many = 'documents are not settled'
    writeParagraph(
      pdf,
      `${countNoun(open.length, 'document is not settled', many)}, so the total may change. What is open stands under “To look at first”.`,
    )
  }
}

function writeScopes(pdf: PdfPaper, { summary, vocabulary }: ExportSet): void {
  const { byScope, totalKg } = summary
  const table = openTable(pdf, 'By scope', [
    { title: 'Scope', widthPt: 0, align: 'left' },
    { title: 'kg CO2e', ...figureColumn },
  ])
  for (const scope of scopes)
    table.addRow([nameScope(scope, vocabulary), groupDigits(printKg(byScope[scope]))])
  const rounding = roundingOf(totalKg, Object.values(byScope))
  if (rounding !== null) table.addRow(['Rounding of the rows above', groupDigits(rounding)])
  table.addFoot(['Total', groupDigits(printKg(totalKg))])
}

function sumRows(rows: readonly ExportRow[], isIn: (row: ExportRow) => boolean): string {
  const counted = rows.filter((row) => row.isCounted && isIn(row))
  return sumOf(counted.map(({ emission }) => decimal(emission?.kgCO2e ?? '0')))
}

function writeDocuments(pdf: PdfPaper, { papers, rows, summary, vocabulary }: ExportSet): void {
  const table = openTable(pdf, 'By document', [
    { title: 'Document', widthPt: 0, align: 'left' },
    ...scopes.map((scope) => ({ title: `${nameScope(scope, vocabulary)}, kg`, ...figureColumn })),
    { title: 'Total, kg CO2e', ...figureColumn },
  ])
  const totals = papers.map((paper) => {
    const isOf = (row: ExportRow) => row.document === paper
    const total = sumRows(rows, isOf)
    const isCounted = rows.some((row) => row.isCounted && isOf(row))
    const figures = scopes.map((scope) => sumRows(rows, (row) => isOf(row) && row.emission?.scope === scope))
    table.addRow([
      nameDocument(paper),
      ...(isCounted ? [...figures, total].map((kg) => groupDigits(printKg(kg))) : ['', '', '', 'none']),
    ])
    return { figures, total }
  })
  const columns = [
    ...scopes.map((scope, index) => ({
      total: summary.byScope[scope],
      parts: totals.map(({ figures }) => figures[index] ?? '0'),
    })),
    { total: summary.totalKg, parts: totals.map(({ total }) => total) },
  ]
  const roundings = columns.map(({ total, parts }) => roundingOf(total, parts))
  if (roundings.some((rounding) => rounding !== null)) {
    table.addRow([
      'Rounding of the rows above',
      ...roundings.map((rounding) => (rounding === null ? '' : groupDigits(rounding))),
    ])
  }
  table.addFoot(['Total', ...columns.map(({ total }) => groupDigits(printKg(total)))])
}

function nameDocument({ number, analysis, duplicateOf }: ExportPaper): string {
  const name = `${number}. ${documentName(analysis.document)}, ${analysis.document.fileName}`
  if (duplicateOf !== null) return `${name}: the same as ${duplicateOf + 1}, not counted again`
  const { total } = standingOf(analysis)
  if (total === 'closed') return name
  const words = { empty: 'nothing to count', nothing: 'nothing counted yet', open: 'not settled' }
  return `${name}: ${words[total]}`
}

function writeGroup(
  pdf: PdfPaper,
  caption: string,
  rows: readonly SummaryRow[],
  totalKg: string,
  rename = (name: string) => name,
): void {
  if (rows.length === 0) return
  const table = openTable(pdf, caption, [
    {
      title:
        caption
          .split(',')[0]
          ?.replace('By ', '')
          .replace(/^./, (letter) => letter.toUpperCase()) ?? '',
      widthPt: 0,
      align: 'left',
    },
    { title: 'kg CO2e', ...figureColumn },
  ])
  for (const { name, kg } of rows) table.addRow([rename(name), groupDigits(printKg(kg))])
  const rounding = roundingOf(
    totalKg,
    rows.map(({ kg }) => kg),
  )
  if (rounding !== null) table.addRow(['Rounding of the rows above', groupDigits(rounding)])
  table.addFoot(['Total', groupDigits(printKg(totalKg))])
}

function writeFindings(pdf: PdfPaper, { summary, papers }: ExportSet): void {
  const nameOf = (index: number) => papers[index]?.analysis.document.fileName ?? ''
  const { review, gaps } = summary
  if (review.length > 0) writeHeading(pdf, 'H3', 'To look at first')
  for (const { paper, lines, kg, because } of review.slice(0, mostReviews)) {
    const weight = kg === null || compare(kg, '0') === 0 ? '' : `, ${describeKg(kg)}`
    const count = lines > 1 ? `, ${countNoun(lines, 'line')}` : ''
    writeParagraph(pdf, `${paper + 1}. ${nameOf(paper)}${count}${weight}: ${tidyProse(because)}`)
  }
  const leftOut = review.length - mostReviews
  if (leftOut > 0) writeParagraph(pdf, `${countNoun(leftOut, 'more remark')} with the documents.`)
  if (gaps.length > 0) writeHeading(pdf, 'H3', 'Months without a document')
  for (const { site, kind, months } of gaps) {
    writeParagraph(pdf, `${site}, ${kindName(kind)}: ${months.map(nameMonth).join(', ')}`)
  }
}
