// The build gives the address of the file; the linter looks for an export in the file itself.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Decoders of picture formats that browsers lack, written by the build beside the other files. */
const decoderFolder = '/assets/pdfjs-6-1-200/'
/** A page may state any size; its picture takes no more than this. */
const mostPixels = 8_000_000

export type PdfFile = {
  pages: number
  draw: (page: number, canvas: HTMLCanvasElement) => Promise<void>
  close: () => void
}

/** Opens a PDF for drawing, in a worker of the browser. Rejects where it cannot be read or has a password. */
export async function openPdf(file: Blob): Promise<PdfFile> {
  GlobalWorkerOptions.workerSrc = workerAddress
  // WebAssembly is not allowed by the policy of this site, so the decoders are the ones in plain script.
  const loading = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    useWasm: false,
    wasmUrl: decoderFolder,
    verbosity: 0,
  })
  const document = await loading.promise
  return {
    pages: document.numPages,
    draw: (page, canvas) => drawPage(document, page, canvas),
    close: () => void loading.destroy(),
  }
}

async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
): Promise<void> {
  const page = await document.getPage(number)
  const natural = page.getViewport({ scale: 1 })
  const wanted = (canvas.clientWidth * Math.min(devicePixelRatio, 2)) / natural.width
  const most = Math.sqrt(mostPixels / (natural.width * natural.height))
  const viewport = page.getViewport({ scale: Math.min(Math.max(wanted, 0.5), most) })
  canvas.width = Math.ceil(viewport.width)
  canvas.height = Math.ceil(viewport.height)
  await page.render({ canvas, viewport }).promise
}
