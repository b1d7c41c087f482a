import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// A change log names what lies in the archives.
const documents = globSync(['*.md', '{docs,examples,packages,site,studio}/**/*.md'], {
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.cache|CHANGELOG\.md)$/.test(path),
})
const pathInCode = /`((?:site|packages|docs|scripts|content)\/[\w@./*-]+)`/g
/** A drawing of a package names its rooms as they lie below it. */
const pathInDrawing =
  /(?<![\w/])(?:src|data|lexicon|scripts|server|app|rendering|shared|packages)\/[\w./-]*\w/g

/** "decision 62", "docs/decisions/0062": records are named by their number. */
const recordNamed = /\bdecisions?[ /]0*(\d+)/gi
const records = new Set(globSync('docs/decisions/*.md').map((path) => Number(/\d+/.exec(path)?.[0])))

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

// Comments name files from the root or from a folder above them.
const sources = globSync('{packages,scripts,site,studio}/**/*.{ts,tsx,mjs,css}', {
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.cache)$/.test(path),
})
const comment = /\/\*[\s\S]*?\*\/|(?<=^\s*)\/\/.*$/gm
const pathInComment =
  /(?<![\w/.@#-])(?:site|packages|docs|scripts|content)\/[\w./-]*\.(?:tsx?|mjs|css|md|json|tsv)\b/g

function isBelow(folder: string, path: string): boolean {
  return existsSync(join(folder, path)) || (folder !== '.' && isBelow(dirname(folder), path))
}

const cited = sources.flatMap((source) =>
  [...readFileSync(source, 'utf8').matchAll(comment)]
    .flatMap(([text]) => [...text.matchAll(pathInComment)].map(([path]) => path))
    .filter((path) => !isBelow(dirname(source), path))
    .map((path) => `${source}: ${path} does not exist`),
)

const unrecorded = [...documents, ...sources].flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(recordNamed)]
    .filter(([, number]) => !records.has(Number(number)))
    .map(([name]) => `${path}: there is no ${name}`),
)

const faults = [...missing, ...cited, ...unrecorded]
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
console.log(`${documents.length} documents and the comments of ${sources.length} files name only what exists`)
