import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { distFolder, importServerEntry } from '../rendering/build-output.ts'
import { listPageAssets, readClientManifest } from '../rendering/client-assets.ts'

process.env['NODE_ENV'] = 'production'

/** Brotli bytes of a page's first load (1 kB = 1,000 bytes). */
const budgets = { homeScriptBytes: 85_000, scriptBytes: 93_000, styleBytes: 10_000 }

/** Code that may be in no first load but where it is named. */
const lazyCode = [
  { what: 'the chat panel', pattern: /^site\/app\/chat\/parts\//, allowedOn: /^$/ },
  { what: 'the desk', pattern: /^site\/app\/pages\/working\/(desk|paper|document)\//, allowedOn: /^$/ },
  { what: 'radix-ui', pattern: /node_modules\/(@radix-ui|radix-ui)\//, allowedOn: /^(?!home$|not-found$)/ },
  {
    what: 'code of the blog',
    pattern: /^site\/app\/pages\/(articles|blog-post|author)\/|node_modules\/dompurify\//,
    allowedOn: /^(blog-post|author)$/,
  },
] as const

const clientFolder = join(distFolder, 'client')
const manifest = readClientManifest(distFolder)
const modulesOf = z
  .record(z.string(), z.array(z.string()))
  .parse(JSON.parse(readFileSync(join(clientFolder, '.vite/modules.json'), 'utf8')))
const pages = await (await importServerEntry(distFolder)).listPages()

const problems: string[] = []
const rows = [...pages.map(({ name }) => name), 'not-found'].map((name) => {
  const assets = listPageAssets(manifest, name)
  const scripts = [assets.entryScript ?? '', ...assets.modulePreloads]
  const row = {
    page: name,
    requests: scripts.length,
    scriptBytes: sumBytes(scripts),
    styleBytes: sumBytes(assets.stylesheets),
  }

  const scriptBudget = name === 'home' ? budgets.homeScriptBytes : budgets.scriptBytes
  if (row.scriptBytes > scriptBudget)
    problems.push(`${name}: ${row.scriptBytes} bytes of JavaScript, budget ${scriptBudget}`)
  if (row.styleBytes > budgets.styleBytes)
    problems.push(`${name}: ${row.styleBytes} bytes of CSS, budget ${budgets.styleBytes}`)
  const modules = scripts.flatMap((path) => modulesOf[path.slice(1)] ?? [])
  for (const { what, pattern, allowedOn } of lazyCode) {
    const found = modules.find((module) => pattern.test(module))
    if (found !== undefined && !allowedOn.test(name))
      problems.push(`${name}: its first load has ${what} (${found})`)
  }
  return row
})

console.table(rows)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}

function sumBytes(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + statSync(join(clientFolder, `${path}.br`)).size, 0)
}
