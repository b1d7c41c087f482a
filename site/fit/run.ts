import { readFile, writeFile } from 'node:fs/promises'
import { fitPassages } from './fit-passages.ts'

// npm run fit:passages: the same rows give the same weights, byte for byte.
const fitted = fitPassages(new Uint8Array(await readFile(new URL('passages.tsv.gz', import.meta.url))))
await writeFile(
  new URL('../server/assistant/passage-weights.generated.json', import.meta.url),
  `${JSON.stringify(fitted)}\n`,
)
console.table(fitted.leftOut)
