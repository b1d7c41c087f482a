import { join } from 'node:path'
import { exportContent } from '#server/content/exchange/export-content.ts'

const [target] = process.argv.slice(2)
if (target === undefined) {
  console.error('Usage: npm run content:export -- <folder>')
  process.exit(1)
}
const result = await exportContent(join(import.meta.dirname, '../../content'), target)
if (!result.ok) {
  console.error(result.problems.map((problem) => `content/${problem}`).join('\n'))
  process.exit(1)
}
console.log(
  `${result.documentCount} documents and ${result.imageCount} images are in ${target}. ` +
    `The hosted service takes them with: npx sanity dataset import ${target} production`,
)
