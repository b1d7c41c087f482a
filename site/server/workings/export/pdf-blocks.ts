import { margin, type PdfPaper, softInk } from './pdf-page.ts'

const sizes = { H2: 12, H3: 9.5 } as const

/** A heading that never stands alone at the foot of a page: `withPt` is what has to follow on the same one. */
export function writeHeading(pdf: PdfPaper, tag: 'H2' | 'H3', words: string, withPt = 40): void {
  const options = { x: margin, width: pdf.width, font: 'bold', sizePt: sizes[tag] } as const
  pdf.needs(pdf.heightOf(words, options) + 12 + withPt)
  pdf.y += 10
  pdf.y += pdf.text(pdf.element(null, tag), words, options) + 4
}

const paragraphOptions = (pdf: PdfPaper) => ({ x: margin, width: pdf.width, sizePt: 8.5, color: softInk })

export function writeParagraph(pdf: PdfPaper, words: string): void {
  const options = paragraphOptions(pdf)
  pdf.needs(pdf.heightOf(words, options))
  pdf.y += pdf.text(pdf.element(null, 'P'), words, options) + 3
}

export function heightOfParagraph(pdf: PdfPaper, words: string): number {
  return pdf.heightOf(words, paragraphOptions(pdf)) + 3
}
