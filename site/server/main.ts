import { openSite } from '#rendering/open-site.ts'
import { parseConfig } from '#server/config.ts'
import { FolderInUse } from '#server/database/folder-in-use.ts'
import { describeSettings } from '#server/describe-settings.ts'
import { createLog } from '#server/log.ts'
import { startServer } from '#server/start-server.ts'

const stopWithinMs = 9_500

const parsed = parseConfig(process.env)
if (!parsed.ok) {
  const lines = parsed.bad.map(({ name, reason }) => `  ${name}: ${reason}`)
  process.stderr.write(`The configuration is not valid:\n${lines.join('\n')}\nSee docs/configuration.md.\n`)
  process.exit(1)
}

const mode = process.argv.includes('--dev') ? 'development' : 'production'
if (mode === 'production') process.env['NODE_ENV'] = 'production'

const log = createLog(parsed.config.logLevel)
log.info({ mode, settings: describeSettings(parsed.settings) }, 'starting')
const server = await startServer({ config: parsed.config, log, mode, openSite })
let isEnding = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    log.info({ signal }, 'stopping')
    void end(0)
  })
}
try {
  await server.ready
  process.stdout.write(`Doublerule is ready at ${server.address}\n`)
} catch (problem) {
  if (problem instanceof FolderInUse) process.stderr.write(`${problem.message}\n`)
  else if (!isEnding) log.fatal({ problem }, 'the server cannot start')
  await end(1)
}

/** Stops everything in order and ends the process; the first reason to end gives the exit code. */
async function end(exitCode: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  setTimeout(() => {
    log.fatal('the server did not stop in time')
    process.exit(1)
  }, stopWithinMs).unref()
  await server.stop()
  log.info('stopped')
  process.exit(exitCode)
}
