import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fitPapers } from './fit-papers.ts'
import { fitRoles } from './fit-roles.ts'
import { fitTotals } from './fit-totals.ts'
import { treeOptions } from './tree-options.ts'

// npm run fit: the same rows give the same weights, byte for byte.
const rowsPath = new URL('features.tsv.gz', import.meta.url)
const weightsPath = new URL('../src/roles/weights.generated.json', import.meta.url)

if (!existsSync(rowsPath)) throw new Error(`No rows to fit at ${rowsPath.pathname}`)
const started = performance.now()
const packed = new Uint8Array(await readFile(rowsPath))
const weights = fitRoles(packed, treeOptions)
const text = `${JSON.stringify(weights)}\n`
await writeFile(weightsPath, text)
console.table(weights.leftOut)
console.table(weights.account.leftOut)
const papers = fitPapers(new Uint8Array(await readFile(new URL('papers.tsv.gz', import.meta.url))))
await writeFile(
  new URL('../src/classify/paper-weights.generated.json', import.meta.url),
  `${JSON.stringify(papers)}\n`,
)
console.table(papers.leftOut)
const totals = fitTotals(new Uint8Array(await readFile(new URL('totals.tsv.gz', import.meta.url))))
await writeFile(
  new URL('../src/fields/total-weights.generated.json', import.meta.url),
  `${JSON.stringify(totals)}\n`,
)
console.table(totals.leftOut)
console.log(
  `${weights.judges.length} judges, ${text.length} bytes, ${((performance.now() - started) / 1000).toFixed(1)} s`,
)
