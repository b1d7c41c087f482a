import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pdfMark } from '@doublerule/carbon/working/own-export.ts'
import PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)
const fontNames = {
  regular: 'DejaVuSans.ttf',
  bold: 'DejaVuSans-Bold.ttf',
  mono: 'DejaVuSansMono.ttf',
} as const

export type FontName = keyof typeof fontNames

/** Read once: the files are 700 kB each. */
const fonts = new Map<FontName, Buffer>()

function fontOf(name: FontName): Buffer {
  const held = fonts.get(name)
  if (held !== undefined) return held
  const read = readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${fontNames[name]}`))
  fonts.set(name, read)
  return read
}

export const margin = 48
const bottomMargin = 64
export const ink = '#0f231b'
export const softInk = '#42574d'

type Element = PDFKit.PDFStructureElement

export type TextOptions = {
  x: number
  width: number
  font?: FontName
  sizePt?: number
  align?: 'left' | 'right'
  color?: string
  strike?: boolean
  underline?: boolean
}

/** An A4 document whose every text stands in the structure tree, with a place to write that moves down the page. */
export type PdfPaper = {
  document: PDFKit.PDFDocument
  /** Where the next text stands. */
  y: number
  readonly bottom: number
  readonly width: number
  /** A child of `parent` in the structure tree. */
  element: (parent: Element | null, tag: string) => Element
  text: (parent: Element, words: string, options: TextOptions) => number
  /** Words that lead to an address; a Link of the structure tree. */
  link: (parent: Element, words: string, address: string, options: TextOptions) => number
  /** A line that says nothing to a screen reader. */
  rule: (x1: number, x2: number, y: number, widthPt?: number, color?: string) => void
  heightOf: (words: string, options: TextOptions) => number
  /** Starts a page when less than this is left; true when it did. */
  needs: (heightPt: number) => boolean
}

export function openPdfPaper(title: string): PdfPaper {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-AU',
    displayTitle: true,
    bufferPages: true,
    autoFirstPage: true,
    info: { Title: title, Creator: 'Doublerule', Keywords: pdfMark },
  })
  // Page breaks are ours: a text that pdfkit breaks by itself would leave its row.
  document.page.margins.bottom = 0
  document.on('pageAdded', () => {
    document.page.margins.bottom = 0
  })
  for (const name of ['regular', 'bold', 'mono'] as const) document.registerFont(name, fontOf(name))
  const root = document.struct('Document')
  document.addStructure(root)

  function choose({ font = 'regular', sizePt = 9, color = ink }: TextOptions) {
    document.font(font).fontSize(sizePt).fillColor(color)
  }

  const paper: PdfPaper = {
    document,
    y: margin,
    bottom: document.page.height - bottomMargin,
    width: document.page.width - 2 * margin,
    element(parent, tag) {
      const made = document.struct(tag)
      ;(parent ?? root).add(made)
      return made
    },
    text(parent, words, options) {
      choose(options)
      const content = document.markStructureContent('Span')
      document.text(words, options.x, paper.y, {
        width: options.width,
        align: options.align ?? 'left',
        strike: options.strike ?? false,
        underline: options.underline ?? false,
      })
      parent.add(content)
      document.endMarkedContent()
      return document.y - paper.y
    },
    link(parent, words, address, options) {
      const top = paper.y
      const holder = paper.element(parent, 'Link')
      const heightPt = paper.text(holder, words, options)
      const widthPt = Math.min(options.width, document.widthOfString(words))
      const annotation = { structParent: holder, color: softInk }
      document.link(options.x, top, widthPt, heightPt, address, annotation)
      // Written out now: pdfkit says of an annotation that it is on the page that is current when its element ends.
      holder.end()
      return heightPt
    },
    rule(x1, x2, y, widthPt = 0.5, color = ink) {
      document.markContent('Artifact', { type: 'Layout' })
      document.moveTo(x1, y).lineTo(x2, y).lineWidth(widthPt).strokeColor(color).stroke()
      document.endMarkedContent()
    },
    heightOf(words, options) {
      choose(options)
      return document.heightOfString(words, { width: options.width, align: options.align ?? 'left' })
    },
    needs(heightPt) {
      if (paper.y + heightPt <= paper.bottom) return false
      document.addPage()
      paper.y = margin
      return true
    },
  }
  return paper
}

/** Numbers the pages, closes the document and gives its bytes. */
export async function closePdfPaper({ document }: PdfPaper, foot: string): Promise<Uint8Array> {
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page)
    document.markContent('Artifact', { type: 'Pagination' })
    document.font('regular').fontSize(7.5).fillColor(softInk)
    const y = document.page.height - 36
    const width = document.page.width - 2 * margin
    document.text(foot, margin, y, { width: width - 90, lineBreak: false })
    document.text(`Page ${page + 1} of ${count}`, margin, y, { width, align: 'right', lineBreak: false })
    document.endMarkedContent()
  }
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve)
    document.on('error', reject)
  })
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}
