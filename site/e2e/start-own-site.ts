import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '../server/testing/start-process.ts'

export type OwnSite = AsyncDisposable & {
  origin: string
  /** Ends the server as a machine does that loses power. */
  kill: () => Promise<void>
  /** Starts it again, at the same address and with the same data. */
  start: () => Promise<void>
}

const built = join(import.meta.dirname, '../dist/run/main.js')

/** The built site in a server of its own, with settings of its own, that a journey may end and start again. */
export async function startOwnSite(settings: Record<string, string> = {}): Promise<OwnSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'doublerule-own-'))
  const common = { NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...settings }
  let server = await startProcess(common, built)
  const { origin } = server
  return {
    origin,
    kill: async () => {
      await server.end('SIGKILL')
    },
    start: async () => {
      server = await startProcess({ ...common, PORT: new URL(origin).port }, built)
    },
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
