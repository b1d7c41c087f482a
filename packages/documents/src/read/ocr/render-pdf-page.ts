import { PDFiumLibrary } from '@hyzyla/pdfium'
import { readLimits } from '../limits/read-limits.ts'
import type { GrayImage } from './gray-image.ts'

type PdfiumDocument = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>

let library: Promise<PDFiumLibrary> | null = null

/** A PDF opened for drawing; close it to free its memory. */
export type PageRenderer = {
  /** Draws a page, counted from 1, as a viewer shows it: 300 dpi, or less where the page is huge. */
  render: (page: number) => Promise<GrayImage>
  close: () => void
}

/** Rejects when the PDF is damaged beyond drawing. */
export async function openPageRenderer(bytes: Uint8Array): Promise<PageRenderer> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(bytes)
  return { render: (page) => renderPage(document, page), close: () => document.destroy() }
}

async function renderPage(document: PdfiumDocument, number: number): Promise<GrayImage> {
  const page = document.getPage(number - 1)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const largestScale = Math.sqrt(readLimits.renderPixels / Math.max(1, originalWidth * originalHeight))
  const scale = Math.min(readLimits.renderDpi / 72, largestScale)
  const { data, width, height } = await page.render({ scale, render: 'bitmap', colorSpace: 'Gray' })
  return { data, width, height }
}
