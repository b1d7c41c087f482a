import { type Analyser, openAnalyser } from '#server/adapters/analyser.ts'
import { parseConfig } from '#server/config.ts'
import { openServerDatabase } from '#server/database/open-server-database.ts'
import { createLog } from '#server/log.ts'
import { openModelReaders } from '#server/open-model-readers.ts'
import { type ModelUse, sharedUse } from './model-use.ts'
import { openReadingWorker } from './open-reading-worker.ts'
import { openSeal } from './seal.ts'

const graceMs = 8_000

/** `npm run worker`: reads what web servers put into the queue of the one database, until it is told to stop. */
export async function runWorker(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const parsed = parseConfig(environment)
  if (!parsed.ok) return fail(parsed.bad.map(({ name, reason }) => `${name}: ${reason}`).join('\n'))
  const { config } = parsed
  const { databaseUrl, workerSecret } = config
  if (databaseUrl === null || workerSecret === null)
    return fail('A worker needs DATABASE_URL and WORKER_SECRET, the same as the web server.')
  const log = createLog(config.logLevel)
  const pool = openAnalyser(config.analysisChildren)
  const database = await openServerDatabase({
    url: databaseUrl,
    poolSize: config.databasePoolSize,
    onConnectionLost: (problem) => {
      log.warn({ problem }, 'a database connection was lost')
    },
  })
  await pool.ready
  const analysers = new Map<string, Analyser>()
  // One for each use, so that a model's bounds hold for all files of it together.
  function analyserFor(told: ModelUse): Analyser {
    const use = sharedUse(config, told)
    const key = JSON.stringify(use)
    const analyser = analysers.get(key) ?? openModelReaders(pool, pool, { ...config, ...use }, log)
    analysers.set(key, analyser)
    return analyser
  }
  const worker = await openReadingWorker({
    database,
    seal: openSeal(workerSecret),
    analyserFor,
    atOnce: pool.status().children,
    log,
  })
  const end = async (): Promise<void> => {
    await worker.stop(graceMs)
    await pool.close()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
  process.stdout.write('The worker is ready and takes files from the queue\n')
}

function fail(text: string): void {
  process.stderr.write(`${text}\nSee docs/configuration.md.\n`)
  process.exitCode = 1
}
