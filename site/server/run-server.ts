import { parseConfig } from '#server/config.ts'
import { describeSettings } from '#server/describe-settings.ts'
import { createLog, type Log } from '#server/log.ts'
import { startServer, type StartOptions } from '#server/start-server.ts'

export type RunOptions = Pick<StartOptions, 'mode' | 'openSite'> & {
  environment: Readonly<Record<string, string | undefined>>
}

const stopWithinMs = 9_500

/** The life of the server process: reads its settings, starts, says so in one line, and stops on a signal. */
export async function runServer({ environment, mode, openSite }: RunOptions): Promise<void> {
  const parsed = parseConfig(environment)
  if (!parsed.ok) {
    const lines = parsed.bad.map(({ name, reason }) => `  ${name}: ${reason}`)
    process.stderr.write(`The configuration is not valid:\n${lines.join('\n')}\nSee docs/configuration.md.\n`)
    process.exit(1)
  }
  const log = createLog(parsed.config.logLevel)
  log.info({ mode, settings: describeSettings(parsed.settings) }, 'starting')
  const server = await startServer({ config: parsed.config, log, mode, openSite }).catch(
    (problem: unknown) => {
      reportFailure(log, problem)
      process.exit(1)
    },
  )
  let isEnding = false

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
    if (!isEnding) reportFailure(log, problem)
    await end(1)
  }
}

/** Says why the server cannot start. No visitor was there yet, so the message may be shown as it is. */
function reportFailure(log: Log, problem: unknown): void {
  log.fatal({ problem }, 'the server cannot start')
  process.stderr.write(`${problem instanceof Error ? problem.message : 'The server cannot start'}\n`)
}
