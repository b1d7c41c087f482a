import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { openReadingCache } from '../eval/reading-cache.ts'
import { columnFeatures } from '../src/find/columns/column-features.ts'
import { describeColumns } from '../src/find/columns/describe-columns.ts'
import { findGrids } from '../src/find/tables/find-grids.ts'
import type { Grid } from '../src/find/tables/grid.ts'
import { tableBelow } from '../src/find/tables/find-table.ts'
import { foldText } from '../src/lay-out/values/plain-text.ts'
import { type KeptColumn, packColumns } from './column-rows.ts'
import { readMadeTables } from './made-tables.ts'

// node packages/documents/fit/collect-columns.ts --cached DIR LABELS...   LABELS hold one labelled table a line
// Writes what the columns of labelled and of made tables look like: numbers, no text of a table and no name of its maker.
const { values, positionals } = parseArgs({ options: { cached: { type: 'string' } }, allowPositionals: true })
if (values.cached === undefined) throw new Error('usage: collect-columns.ts --cached DIR LABELS...')

const tableLabel = z.object({
  file: z.string(),
  sheet: z.string().nullable(),
  supplier: z.string(),
  /** Set where months or places stand side by side, which are turned into rows before columns are judged. */
  matrix: z.string().optional(),
  columns: z.array(z.object({ i: z.number(), head: z.string().nullish(), role: z.string() })),
})
type TableLabel = z.infer<typeof tableLabel>

const rowsAsked = 80
const leastHeads = 2
const cache = await openReadingCache(values.cached)
const rows: KeptColumn[] = []
const makers = new Map<string, number>()
const seen = new Set<string>()
for (const path of positionals)
  for (const line of (await readFile(path, 'utf8')).split('\n').filter((text) => text.trim() !== '')) {
    const label = tableLabel.parse(JSON.parse(line))
    const maker = label.supplier.split('/')[0]?.toLowerCase() ?? ''
    const heads = label.columns.map(({ head }) => lettersOf(head ?? ''))
    const key = [maker, ...heads].join('|')
    if (label.matrix !== undefined || seen.has(key) || !existsSync(label.file)) continue
    seen.add(key)
    makers.set(maker, makers.get(maker) ?? makers.size)
    rows.push(...(await readColumns(label, heads, `maker ${makers.get(maker)}`, seen.size)))
  }
rows.push(
  ...readMadeTables(await readFile(new URL('columns.corpus.txt', import.meta.url), 'utf8'), seen.size + 1),
)
const names = columnFeatures.map(({ name }) => name)
await writeFile(new URL('columns.tsv.gz', import.meta.url), packColumns({ names, rows }))
console.log(`${rows.length} columns of ${new Set(rows.map(({ table }) => table)).size} tables`)

async function readColumns(
  { file, sheet, columns }: TableLabel,
  heads: readonly string[],
  group: string,
  table: number,
): Promise<KeptColumn[]> {
  const { first } = await cache.read(file)
  if (!first.ok) return []
  const grids = findGrids(first.value).filter(({ name }) => sheet === null || name.includes(sheet))
  const head = findHead(grids, heads)
  if (head === null) return []
  const { grid, index } = head
  const read = tableBelow(grid, index)
  return describeColumns(read, [grid.name, ...read.preamble].join(' ')).map(({ column, features }) => {
    const text = lettersOf(grid.rows[index]?.get(column.index)?.text ?? '')
    const named = columns.filter((_, place) => heads[place] === text)
    const label = named.find(({ i }) => i === column.index) ?? named[0] ?? columns[column.index]
    return { group, table, label: label?.role === 'use' ? 1 : 0, features }
  })
}

/** The row that holds most of the heads that the label names. */
function findHead(grids: readonly Grid[], heads: readonly string[]): { grid: Grid; index: number } | null {
  const least = Math.min(leastHeads, heads.length)
  const rowsWithHeads = grids.flatMap((grid) =>
    grid.rows.slice(0, Math.min(rowsAsked, grid.rows.length - 1)).map((row, index) => {
      const texts = [...row.values()].map(({ text }) => lettersOf(text))
      return { grid, index, held: texts.filter((text) => text !== '' && heads.includes(text)).length }
    }),
  )
  const [best] = rowsWithHeads.toSorted((a, b) => b.held - a.held)
  return best === undefined || best.held < least ? null : best
}

function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\d]/gu, '')
}
