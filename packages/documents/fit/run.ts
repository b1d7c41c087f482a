import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { choiceFits } from './choice-fits.ts'
import { columnBars } from '../src/find/columns/column-bars.ts'
import { fitChoice } from './fit-choice.ts'
import { fitColumns } from './fit-columns.ts'
import { fitLegs } from './fit-legs.ts'
import { fitPapers } from './fit-papers.ts'
import { fitRoles } from './fit-roles.ts'
import { treeOptions } from './tree-options.ts'

// npm run fit: the same rows give the same weights, byte for byte.
const rowsPath = new URL('features.tsv.gz', import.meta.url)
const weightsPath = new URL('../src/judge/predict/weights.generated.json', import.meta.url)

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
await writeFile(
  new URL('../src/find/activities/travel/leg-weights.generated.json', import.meta.url),
  `${JSON.stringify(fitLegs())}\n`,
)
for (const { name, weights: file, ...fit } of choiceFits) {
  const fitted = fitChoice(new Uint8Array(await readFile(new URL(`${name}.tsv.gz`, import.meta.url))), fit)
  await writeFile(new URL(`../src/${file}.generated.json`, import.meta.url), `${JSON.stringify(fitted)}\n`)
  console.log(name)
  console.table(fitted.leftOut)
}
const columns = fitColumns(
  new Uint8Array(await readFile(new URL('columns.tsv.gz', import.meta.url))),
  columnBars.alone,
)
await writeFile(
  new URL('../src/find/columns/column-weights.generated.json', import.meta.url),
  `${JSON.stringify(columns)}\n`,
)
console.table(columns.leftOut)
console.log(
  `${weights.judges.length} judges, ${text.length} bytes, ${((performance.now() - started) / 1000).toFixed(1)} s`,
)
