import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readLabels } from './labels.ts'
import { openReadingCache } from './reading-cache.ts'

// node packages/documents/eval/read-once.ts --cached DIR FOLDER...   FOLDER holds labels.json and files/
const { values, positionals } = parseArgs({
  options: { cached: { type: 'string' } },
  allowPositionals: true,
})
if (values.cached === undefined || positionals.length === 0)
  throw new Error('usage: read-once.ts --cached DIR FOLDER...')

const cache = await openReadingCache(values.cached)
for (const folder of positionals) {
  for (const { file } of await readLabels(join(folder, 'labels.json'))) {
    const path = join(folder, 'files', file)
    if (!existsSync(path)) continue
    const started = performance.now()
    const { first, second } = await cache.read(path)
    const ways = first.ok
      ? `${first.value.readBy}${second === null ? '' : ', read twice'}`
      : first.problem.code
    console.log(`${file}: ${ways}, ${Math.round(performance.now() - started)} ms`)
  }
}
