import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeEmptyFolder } from '#server/testing/make-data-folder.ts'
import { startProcess, type ServerProcess } from '#server/testing/start-process.ts'

/** The built server with its default settings, on loopback, with a data folder of its own. */
export type Target = AsyncDisposable & {
  server: ServerProcess
  origin: string
  /** Resident memory of the server process alone, in megabytes. */
  measureMemory: () => number
  /** The longest time, since it was last asked, in which the server's one thread did not come round; in milliseconds. */
  measurePause: () => Promise<number>
}

const metricsToken = 'a-token-of-the-attacks'
const builtServer = join(import.meta.dirname, '../dist/run/main.js')

export async function startTarget(
  settings: Record<string, string> = {},
  dataDir: string | null = null,
): Promise<Target> {
  const folder = dataDir === null ? await makeEmptyFolder() : null
  const server = await startProcess(
    {
      METRICS_TOKEN: metricsToken,
      DATA_DIR: dataDir ?? folder?.path ?? '',
      LOG_LEVEL: 'warn',
      ANALYSIS_CHILDREN: '2',
      ...settings,
    },
    builtServer,
  )
  return {
    server,
    origin: server.origin,
    measureMemory: () => measureMemory(server.pid),
    measurePause: () => measurePause(server.origin),
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await folder?.[Symbol.asyncDispose]()
    },
  }
}

function measureMemory(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

async function measurePause(origin: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${origin}/metrics`, { headers })).text()
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]
  return Math.round(Number(seconds) * 1000)
}
