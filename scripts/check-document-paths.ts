import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const documents = globSync(
  [
    'README.md',
    'AGENTS.md',
    'SECURITY.md',
    'docs/**/*.md',
    'packages/*/{README,ARCHITECTURE}.md',
    'site/ARCHITECTURE.md',
    'site/**/README.md',
  ],
  { exclude: (path) => path.includes('node_modules') },
)
const pathInCode = /`((?:site|packages|docs|scripts|content)\/[\w@./*-]+)`/g
/** A drawing of a package names its rooms as they lie below it. */
const pathInDrawing =
  /(?<![\w/])(?:src|data|lexicon|scripts|server|app|rendering|shared|packages)\/[\w./-]*\w/g

const missing = documents.flatMap((document) => {
  const text = readFileSync(document, 'utf8')
  const named = [...text.matchAll(pathInCode)].map((match) => match[1] ?? '')
  const drawn = document.endsWith('ARCHITECTURE.md')
    ? [...text.matchAll(pathInDrawing)].map(([path]) => path)
    : []
  return [...named, ...drawn]
    .filter((path) => !path.includes('*') && !existsSync(path) && !existsSync(join(dirname(document), path)))
    .map((path) => `${document}: ${path} does not exist`)
})

if (missing.length > 0) {
  console.error(missing.join('\n'))
  process.exit(1)
}
console.log(`${documents.length} documents name only paths that exist`)
