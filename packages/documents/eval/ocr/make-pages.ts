import { readFile, readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getDocumentProxy } from 'unpdf'
import type { GrayImage } from '../../src/read/ocr/gray-image.ts'
import { openPageRenderer } from '../../src/read/ocr/render-pdf-page.ts'
import { readPdfPageText } from '../../src/read/readers/pdf-page-text.ts'

/** A printed page, and the words that stand on each of its lines. */
export type PrintedPage = { name: string; image: GrayImage; rows: string[][] }

/** A page with less has no text to compare with: it is a picture itself. */
const leastWords = 20
const specimens = fileURLToPath(new URL('../../specimens', import.meta.url))
/** The first pages of our specimens, and of the PDFs in a folder if given, by a part of their names. */
export async function makePages(folder: string | undefined, only: string): Promise<PrintedPage[]> {
  const pages: PrintedPage[] = []
  for (const path of [...(await listPdfs(specimens)), ...(folder ? await listPdfs(folder) : [])])
    if (basename(path).includes(only))
      pages.push(...(await printFirstPage(basename(path, '.pdf'), await readFile(path))))
  return pages
}

async function listPdfs(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => extname(name) === '.pdf')
  return names.toSorted().map((name) => join(folder, name))
}

async function printFirstPage(name: string, bytes: Uint8Array): Promise<PrintedPage[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const { rows } = await readPdfPageText(await document.getPage(1))
  await document.loadingTask.destroy()
  const words = rows.map(({ cells }) => cells.flatMap(({ text }) => text.split(/\s+/)))
  if (words.flat().length < leastWords) return []
  const renderer = await openPageRenderer(bytes)
  try {
    return [{ name, image: await renderer.render(1), rows: words }]
  } finally {
    renderer.close()
  }
}
