import { openSite } from '#rendering/open-site.ts'
import { parseConfig } from '#server/config.ts'
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
process.stdout.write(`Doublerule is ready at ${server.address}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(signal))

async function end(signal: string): Promise<void> {
  log.info({ signal }, 'stopping')
  setTimeout(() => {
    log.fatal('the server did not stop in time')
    process.exit(1)
  }, stopWithinMs).unref()
  await server.stop()
  log.info('stopped')
  process.exit(0)
}
