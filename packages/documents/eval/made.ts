import { parseArgs } from 'node:util'
import { makeDocument } from '../generate/make-document.ts'
import { makeTablePaper } from '../generate/statements.ts'
import { toAnalysis } from '../src/analyse/analyse-document.ts'
import { interpretDocument } from '../src/analyse/interpret-document.ts'
import { labelOfMade } from './label-of-made.ts'
import { printReport } from './print-report.ts'
import { type DocumentScore, scoreDocument } from './score-document.ts'

// node packages/documents/eval/made.ts --count 500 --seed 1000000 [--tables [--language de]] [--only LAYOUT] [--names]
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '500' },
    // Beyond the seeds that weights are fitted on.
    seed: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
    tables: { type: 'boolean', default: false },
    language: { type: 'string' },
    names: { type: 'boolean', default: false },
  },
})

const started = performance.now()
const scores: DocumentScore[] = []
for (let index = 0; index < Number(values.count); index++) {
  const seed = Number(values.seed) + index
  const made = values.tables ? makeTablePaper(seed, values.language) : makeDocument(seed)
  if (!made.name.includes(values.only)) continue
  const source = { sha256: '0'.repeat(64), fileName: 'made' }
  const analysis = toAnalysis(made.document, interpretDocument(made.document), source)
  const score = scoreDocument(labelOfMade(made), analysis)
  scores.push(values.names ? score : { ...score, misses: [] })
}
printReport(scores, false)
console.log(`${scores.length} made documents in ${((performance.now() - started) / 1000).toFixed(1)} s`)
