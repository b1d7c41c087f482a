import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readLabels } from '../eval/labels.ts'
import { openReadingCache } from '../eval/reading-cache.ts'
import { readStructured } from '../src/analyse/read-structured.ts'
import { readTables } from '../src/analyse/read-tables.ts'
import { readPageWords } from '../src/candidates/page-words.ts'
import { readExact } from '../src/exact/read-exact.ts'
import { amountFeatures, describeAmounts } from '../src/fields/amount-features.ts'
import { readLayout } from '../src/layout/read-layout.ts'
import { findRelations } from '../src/relations/find-relations.ts'
import { layoutOfText } from '../src/layout/layout-of-text.ts'
import type { ReadLine } from '../src/layout/read-line.ts'
import { readMadeTotals } from './made-totals.ts'
import { type TotalRow, packTotals } from './total-rows.ts'

// node packages/documents/fit/collect-totals.ts --cached DIR FOLDER...   FOLDER holds labels.json and files/
// Writes what the amounts of labelled documents look like: numbers, no text and no amount of a document.
const { values, positionals } = parseArgs({ options: { cached: { type: 'string' } }, allowPositionals: true })
if (values.cached === undefined) throw new Error('usage: collect-totals.ts --cached DIR FOLDER...')

const halfCent = 0.006
const cache = await openReadingCache(values.cached)
const rows: TotalRow[] = []
for (const folder of positionals) {
  for (const { file, supplier, total, totalAccept } of await readLabels(join(folder, 'labels.json'))) {
    const path = join(folder, 'files', file)
    if (!existsSync(path)) continue
    const { first } = await cache.read(path)
    if (
      !first.ok ||
      (readExact(first.value) ?? readStructured(first.value) ?? readTables(first.value)) !== null
    )
      continue
    const group = (supplier ?? file).toLowerCase().split(/\s+/)[0] ?? file
    const totals = [total, ...totalAccept].flatMap((amount) => (amount === null ? [] : Number(amount)))
    rows.push(describe(group, totals, readLayout(first.value).lines))
  }
}
for (const [index, { total, lines }] of readMadeTotals().entries())
  rows.push(describe(`made ${index}`, total === null ? [] : [total], layoutOfText(...lines).lines))
await writeFile(new URL('totals.tsv.gz', import.meta.url), packTotals({ names: amountFeatures, rows }))
console.log(`${rows.length} documents`)

function describe(group: string, totals: readonly number[], lines: readonly ReadLine[]): TotalRow {
  const described = describeAmounts(lines, readPageWords(), findRelations(lines))
  const known = [...new Set(described.map(({ number }) => Number(number.value)))]
  return {
    group,
    hasTotal: totals.length > 0,
    amounts: described.map(({ number, features }) => ({
      isTotal: totals.some((amount) => Math.abs(amount - Number(number.value)) < halfCent),
      value: known.indexOf(Number(number.value)),
      features,
    })),
  }
}
