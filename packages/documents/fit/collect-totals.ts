import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readPageWords } from '../src/candidates/page-words.ts'
import { amountFeatures, describeAmounts } from '../src/fields/amount-features.ts'
import { layoutOfText } from '../src/layout/layout-of-text.ts'
import type { ReadLine } from '../src/layout/read-line.ts'
import { readLayout } from '../src/layout/read-layout.ts'
import { findRelations } from '../src/relations/find-relations.ts'
import { isKnownFormat } from './is-known-format.ts'
import { readMadeTotals } from './made-totals.ts'
import { readLabelled } from './read-labelled.ts'
import { type TotalRow, packTotals } from './total-rows.ts'

// node packages/documents/fit/collect-totals.ts --cached DIR FOLDER...   FOLDER holds labels.json and files/
// Writes what the amounts of labelled documents look like: numbers, no text and no amount of a document.
const { values, positionals } = parseArgs({ options: { cached: { type: 'string' } }, allowPositionals: true })
if (values.cached === undefined) throw new Error('usage: collect-totals.ts --cached DIR FOLDER...')

const rounding = 0.006
const rows: TotalRow[] = []
for await (const { label, group, readings } of readLabelled(values.cached, positionals)) {
  const [document] = readings
  if (isKnownFormat(document)) continue
  const totals = [label.total, ...label.totalAccept].flatMap((total) => total ?? [])
  rows.push(describe(group, totals, readLayout(document).lines))
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
      isTotal: totals.some((total) => Math.abs(total - Number(number.value)) < rounding),
      value: known.indexOf(Number(number.value)),
      features,
    })),
  }
}
