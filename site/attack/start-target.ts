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
}

const builtServer = join(import.meta.dirname, '../server/main.ts')

export async function startTarget(
  settings: Record<string, string> = {},
  dataDir: string | null = null,
): Promise<Target> {
  const folder = dataDir === null ? await makeEmptyFolder() : null
  const server = await startProcess(
    { DATA_DIR: dataDir ?? folder?.path ?? '', LOG_LEVEL: 'warn', ANALYSIS_CHILDREN: '2', ...settings },
    builtServer,
  )
  return {
    server,
    origin: server.origin,
    measureMemory: () => measureMemory(server.pid),
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
