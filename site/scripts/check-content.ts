import { join } from 'node:path'
import { loadContent } from '#server/content/load-content.ts'

const loaded = await loadContent(join(import.meta.dirname, '../../content'))
if (!loaded.ok) {
  console.error(loaded.problems.map((problem) => `content/${problem}`).join('\n'))
  process.exit(1)
}
console.log(
  `${loaded.snapshot.documents.length} documents and ${loaded.snapshot.images.size} images have no problem`,
)
