import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importContent } from '#server/content/exchange/import-content.ts'

const [source, target = join(import.meta.dirname, '../../content')] = process.argv.slice(2)
if (source === undefined) {
  console.error('Usage: npm run content:import -- <folder with data.ndjson and images> [content folder]')
  process.exit(1)
}
// Checked apart first: a data set with a fault leaves the content folder as it is.
const checked = await mkdtemp(join(tmpdir(), 'doublerule-import-'))
try {
  const result = await importContent(source, checked)
  if (result.ok) {
    await cp(checked, target, { recursive: true })
    for (const name of result.skipped) console.log(`Skipped: ${name}`)
    console.log(`${result.documentCount} documents and ${result.imageCount} images are in ${target}`)
  } else {
    console.error(result.problems.join('\n'))
    process.exitCode = 1
  }
} finally {
  await rm(checked, { recursive: true, force: true })
}
