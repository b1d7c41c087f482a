import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { analyseDocument } from '../src/analyse/analyse-document.ts'
import { readLabels } from './labels.ts'
import { printReport } from './print-report.ts'
import { type DocumentScore, scoreDocument } from './score-document.ts'
import type { DocumentLabel } from './labels.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
    folder: { type: 'string', default: '/work/shared/documents' },
  },
})

const labelsPath = join(values.folder, 'labels.json')
if (!existsSync(labelsPath)) {
  console.log(`No labelled documents at ${values.folder}: the evaluation is skipped.`)
} else {
  const labels = (await readLabels(labelsPath)).filter(({ file }) => file.includes(values.only ?? ''))
  const scores: DocumentScore[] = []
  for (const label of labels) scores.push(await scoreFile(label))
  if (values.json)
    for (const score of scores) console.log(JSON.stringify({ ...score, label: score.label.file }))
  else printReport(scores, values.only !== undefined)
}

async function scoreFile(label: DocumentLabel): Promise<DocumentScore> {
  const bytes = new Uint8Array(await readFile(join(values.folder, 'files', label.file)))
  const result = await analyseDocument(bytes, label.file)
  if (values.only !== undefined && result.ok)
    console.log(JSON.stringify({ ...result.analysis, factors: {} }, null, 1))
  if (result.ok) return scoreDocument(label, result.analysis)
  const unread = {
    supplier: null,
    period: null,
    currency: null,
    total: null,
    issueDate: null,
    place: null,
    activities: [],
  }
  const score = scoreDocument(label, { document: { type: 'other' }, ...unread })
  return { ...score, type: false, misses: [`not read: ${result.problem.code}`, ...score.misses] }
}
