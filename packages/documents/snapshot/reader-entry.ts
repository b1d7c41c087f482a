import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { startupSnapshot } from 'node:v8'
import { analyseDocument } from '../src/analyse/analyse-document.ts'
import { serveJobs } from '../src/pool/serve-jobs.ts'

// Runs in `node --build-snapshot`: what has been loaded, worked out and compiled by its end is there when a reader starts.
const folder = process.argv[2] ?? '.'
async function readSamples(): Promise<void> {
  for (const name of readdirSync(folder)) {
    const result = await analyseDocument(readFileSync(join(folder, name)), basename(name), {
      ocr: 'deferred',
    })
    if (!result.ok) throw new Error(`${name} was not read: ${result.problem.code}`)
  }
}

void readSamples()
startupSnapshot.setDeserializeMainFunction(() => void serveJobs(process.argv[2], process.argv[3]))
