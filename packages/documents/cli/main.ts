import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import { openAnalysisPool } from '../src/pool/analysis-pool.ts'
import { analyseFiles } from './analyse-files.ts'
import { readArguments } from './read-arguments.ts'

const usage = `Usage: doublerule analyse FILE... [--json]

Reads bills, receipts, invoices and travel records and shows the emissions with their working.
  --json      one JSON object a line: the analysis object, or {"fileName", "problem"}
  --version   the engine's version
  --help      this text
Exit code 1 when a file could not be read, 2 when the command was not understood.`

const given = readArguments(process.argv.slice(2))
switch (given.command) {
  case 'help':
    console.log(usage)
    break
  case 'version':
    console.log(engineVersion.version)
    break
  case 'misused':
    console.error(`${given.detail}\n\n${usage}`)
    process.exitCode = 2
    break
  case 'analyse': {
    const pool = openAnalysisPool()
    const isComplete = await analyseFiles(given.files, { pool, isJson: given.isJson, print: console.log })
    await pool.close()
    process.exitCode = isComplete ? 0 : 1
  }
}
