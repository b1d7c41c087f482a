import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { distFolder, importServerEntry } from '../rendering/build-output.ts'
import { listPageAssets, readClientManifest } from '../rendering/client-assets.ts'

process.env['NODE_ENV'] = 'production'

/** Brotli bytes (1 kB = 1,000 bytes): of a page that is read, of one that is alive, and of its styles. */
const budgets = { readBytes: 4_200, aliveBytes: 88_400, styleBytes: 10_350 }
const homeBudgets = { ...budgets, aliveBytes: 85_000, styleBytes: 10_450 }

/** What a first document brings along besides what its page has: the desk, and its reader's copy. */
const lazyBudgets = [
  { entry: 'app/pages/working/desk/desk-view.tsx', page: 'working', bytes: 60_000 },
  { entry: 'app/pages/working/saved/saved-view.tsx', page: 'saved-working', bytes: 40_000 },
] as const

/** Code that may not come with what makes a page alive, but where it is named. */
const lazyCode = [
  { what: 'the chat panel', pattern: /^site\/app\/chat\/parts\//, allowedOn: /^$/ },
  { what: 'the desk', pattern: /^site\/app\/pages\/working\/(desk|paper|document)\//, allowedOn: /^$/ },
  { what: 'radix-ui', pattern: /node_modules\/(@radix-ui|radix-ui)\//, allowedOn: /^(?!home$|not-found$)/ },
  {
    what: 'code of the blog',
    pattern: /^site\/app\/pages\/(articles|blog-post|author)\/|node_modules\/dompurify\//,
    allowedOn: /^(home|blog-post|author)$/,
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
  const boot = listWithImports(assets.bootScript ?? '')
  const scripts = [...new Set([...boot, ...assets.modules])]
  const row = {
    page: name,
    readBytes: sumBytes(boot),
    aliveRequests: scripts.length,
    aliveBytes: sumBytes(scripts),
    styleBytes: sumBytes(assets.stylesheets),
  } as const

  const most = name === 'home' ? homeBudgets : budgets
  for (const what of ['readBytes', 'aliveBytes', 'styleBytes'] as const)
    if (row[what] > most[what]) problems.push(`${name}: ${row[what]} ${what}, budget ${most[what]}`)
  const modules = scripts.flatMap((path) => modulesOf[path.slice(1)] ?? [])
  for (const { what, pattern, allowedOn } of lazyCode) {
    const found = modules.find((module) => pattern.test(module))
    if (found !== undefined && !allowedOn.test(name))
      problems.push(`${name}: it comes alive with ${what} (${found})`)
  }
  return row
})

console.table(rows)
console.table(
  lazyBudgets.map(({ entry, page, bytes: budget }) => {
    const has = new Set(listPageAssets(manifest, page).modules)
    const scripts = [...new Set(listWithImports(`/${manifest[entry]?.file ?? ''}`))]
    const bytes = sumBytes(scripts.filter((path) => !has.has(path)))
    if (bytes > budget) problems.push(`${entry}: ${bytes} bytes behind ${page}, budget ${budget}`)
    return { entry, bytes, budget }
  }),
)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}

/** A script with all that it imports statically. */
function listWithImports(address: string): readonly string[] {
  const imported = Object.values(manifest).find(({ file }) => `/${file}` === address)?.imports ?? []
  return [address, ...imported.flatMap((key) => listWithImports(`/${manifest[key]?.file ?? ''}`))]
}

function sumBytes(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + statSync(join(clientFolder, `${path}.br`)).size, 0)
}
