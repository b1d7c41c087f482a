import { fileURLToPath } from 'node:url'
import { openAnalysisPool } from './analysis-pool.ts'

/** A server for the tests: it says so when its reader loops over a file, and then waits to be killed. */
const entry = fileURLToPath(new URL('misbehaving-child.ts', import.meta.url))
const pool = openAnalysisPool({ entry, textStartMs: 60_000 })
await pool.ready
void pool.analyse(Buffer.from('text'), 'loop')
process.stdout.write('busy\n')
