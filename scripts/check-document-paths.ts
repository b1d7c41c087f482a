import { existsSync, globSync, readFileSync } from 'node:fs'

const documents = globSync(
  ['README.md', 'AGENTS.md', 'SECURITY.md', 'docs/**/*.md', 'packages/*/README.md', 'site/**/README.md'],
  {
    exclude: (path) => path.includes('node_modules'),
  },
)
const pathInCode = /`((?:site|packages|docs|scripts|content)\/[\w@./*-]+)`/g

const missing = documents.flatMap((document) =>
  [...readFileSync(document, 'utf8').matchAll(pathInCode)]
    .map((match) => match[1] ?? '')
    .filter((path) => !path.includes('*') && !existsSync(path))
    .map((path) => `${document}: ${path} does not exist`),
)

if (missing.length > 0) {
  console.error(missing.join('\n'))
  process.exit(1)
}
console.log(`${documents.length} documents name only paths that exist`)
