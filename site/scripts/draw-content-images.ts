import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { articleMotifs } from './content-images/article-motifs.ts'
import { authorMotifs } from './content-images/author-motifs.ts'
import { renderSheet } from './content-images/sheet.ts'

/** Draws the pictures of articles and authors and commits them to content/images. Run by hand after a change. */
const folder = join(import.meta.dirname, '../../content/images')

await mkdir(join(folder, 'authors'), { recursive: true })
for (const [name, motif] of Object.entries(articleMotifs))
  await writeFile(join(folder, `${name}.png`), await renderSheet(motif, 1600, 900))
for (const [name, motif] of Object.entries(authorMotifs))
  await writeFile(join(folder, 'authors', `${name}.png`), await renderSheet(motif, 512, 512))
console.log(`${Object.keys({ ...articleMotifs, ...authorMotifs }).length} pictures drawn`)
