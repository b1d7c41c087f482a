import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import { describeDay } from '@doublerule/carbon/working/describe-day.ts'
import { siteConfig } from '#shared/site-config.ts'
import type { ExportSet } from './paper-table.ts'
import { writeHeading } from './pdf-blocks.ts'
import { writeDocument } from './pdf-document.ts'
import { closePdfPaper, margin, openPdfPaper, type PdfPaper } from './pdf-page.ts'
import { writeSummary } from './pdf-summary.ts'

/**
 * The set as working papers on A4: tagged for screen readers, fonts embedded, pages numbered, with a sign-off block. It
 * begins with what its reader asks first: the total, its scopes and, of a set, every document.
 */
export async function writePdf(set: ExportSet): Promise<Uint8Array> {
  const names = set.papers.map(({ analysis }) => analysis.document.fileName)
  const title =
    names.length === 1 ? `Working paper: ${names[0]}` : `Working papers: ${names.length} documents`
  const pdf = openPdfPaper(title)
  pdf.y += pdf.text(pdf.element(null, 'H1'), title, { x: margin, width: pdf.width, font: 'bold', sizePt: 16 })
  writeSummary(pdf, set)
  for (const document of set.papers) await writeDocument(pdf, document, set)
  writeSignOff(pdf, set)
  const { version, factorLibrary } = engineVersion
  return closePdfPaper(pdf, `${siteConfig.brand}, engine ${version}, factor library ${factorLibrary}`)
}

function writeSignOff(pdf: PdfPaper, { working: { signOff } }: ExportSet): void {
  writeHeading(pdf, 'H2', 'Sign-off', 110)
  pdf.y += 2
  const fields = [
    ['Prepared by', signOff?.preparedBy ?? ''],
    ['Reviewed by', signOff?.reviewedBy ?? ''],
    ['Date', describeDay(signOff?.date ?? '')],
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
