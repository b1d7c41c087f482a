import { writeFileSync } from 'node:fs'
import { buildTables } from './lexicon/build-tables.ts'

for (const [path, text] of buildTables()) {
  writeFileSync(new URL(`../src/${path}`, import.meta.url), text)
  console.log(`${path} ${text.length} bytes`)
}
