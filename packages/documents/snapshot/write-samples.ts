import { copyFile, readFile, readdir, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { readDocument } from '../src/read/read-document.ts'

const copied = ['.csv', '.docx', '.xlsx']

/**
 * Fills a folder with what the reader works on before its snapshot is taken. PDFs go in as their text: a snapshot of
 * Node 24 that has run pdf.js does not start.
 */
export async function writeSamples(specimens: string, folder: string): Promise<void> {
  for (const name of await readdir(specimens)) {
    const [from, ending] = [join(specimens, name), extname(name)]
    if (copied.includes(ending)) await copyFile(from, join(folder, name))
    if (ending === '.pdf')
      await writeFile(join(folder, `${basename(name, ending)}.txt`), await textOf(from, name))
  }
}

async function textOf(path: string, name: string): Promise<string> {
  const read = await readDocument(await readFile(path), name)
  if (!read.ok) throw new Error(`${name} was not read: ${read.problem.code}`)
  const rows = read.value.pages.flatMap((page) => page.rows)
  return rows.map((row) => row.cells.map((cell) => cell.text).join('     ')).join('\n')
}
