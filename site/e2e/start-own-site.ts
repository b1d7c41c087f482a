import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type OwnSite = AsyncDisposable & {
  origin: string
  /** Ends the server as a machine does that loses power. */
  kill: () => Promise<void>
  /** Starts it again, at the same address and with the same data. */
  start: () => Promise<void>
}

/** The built site in a server of its own, that a journey may end and start again. */
export async function startOwnSite(): Promise<OwnSite> {
  const port = await findPort()
  const origin = `http://127.0.0.1:${port}`
  const dataDir = await mkdtemp(join(tmpdir(), 'doublerule-own-'))
  let server: ChildProcess | null = null

  async function start(): Promise<void> {
    server = spawn(process.execPath, [join(import.meta.dirname, '../dist/run/main.js')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_ORIGIN: origin,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        ANALYSIS_CHILDREN: '2',
      },
    })
    while (!(await isReady(origin))) await new Promise((resolve) => setTimeout(resolve, 100))
  }

  async function kill(): Promise<void> {
    if (server === null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
    server = null
  }

  await start()
  return {
    origin,
    kill,
    start,
    [Symbol.asyncDispose]: async () => {
      await kill()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function findPort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  listener.close()
  await once(listener, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
