import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type FileResult, analyseFiles } from '../cli/analyse-files.ts'
import { analyseReading } from './analyse-reading.ts'
import { type DocumentLabel, labelledFolder, readLabels } from './labels.ts'
import { printReport } from './print-report.ts'
import { openReadingCache } from './reading-cache.ts'
import { type DocumentScore, scoreDocument } from './score-document.ts'

// --cached DIR keeps what the readers read (outside the repository) and scores interpretation in seconds.
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
    cached: { type: 'string' },
    folder: { type: 'string', default: labelledFolder },
  },
})

const labelsPath = join(values.folder, 'labels.json')
if (!existsSync(labelsPath)) {
  console.log(`No labelled documents at ${values.folder}: the evaluation is skipped.`)
} else {
  const started = performance.now()
  const labels = (await readLabels(labelsPath)).filter(
    ({ file }) => file.includes(values.only ?? '') && existsSync(pathOf(file)),
  )
  const scores: DocumentScore[] = []
  if (values.cached === undefined) {
    const labelOf = new Map(labels.map((label) => [label.file, label]))
    await analyseFiles(
      labels.map(({ file }) => pathOf(file)),
      (result) => {
        const label = labelOf.get(basename(result.path))
        if (label !== undefined) scores.push(scoreResult(label, result))
      },
    )
  } else {
    const cache = await openReadingCache(values.cached)
    for (const label of labels) {
      const path = pathOf(label.file)
      const result = await analyseReading(await cache.read(path))
      scores.push(scoreResult(label, { path, ...result }))
    }
  }
  if (values.json)
    for (const score of scores) console.log(JSON.stringify({ ...score, label: score.label.file }))
  else {
    printReport(scores, values.only !== undefined)
    console.log(`${scores.length} documents in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}

function pathOf(file: string): string {
  return join(values.folder, 'files', file)
}

function scoreResult(label: DocumentLabel, result: FileResult): DocumentScore {
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
  return {
    ...score,
    type: false,
    isRight: false,
    misses: [`not read: ${result.problem.code}`, ...score.misses],
  }
}
