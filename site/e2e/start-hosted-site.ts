import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHostedContent, type HostedContent } from '../server/testing/start-hosted-content.ts'

export type HostedSite = AsyncDisposable & { origin: string; service: HostedContent }

/** Starts the built site on a free port, with a stand-in for the hosted content service behind it. */
export async function startHostedSite(): Promise<HostedSite> {
  const service = await startHostedContent()
  const dataDir = await mkdtemp(join(tmpdir(), 'doublerule-hosted-'))
  const server = spawn(process.execPath, [join(import.meta.dirname, '../dist/run/main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ANALYSIS_CHILDREN: '1',
      SANITY_PROJECT_ID: 'p1',
      SANITY_API_HOST: service.origin,
    },
  })
  const origin = await readAddress(server)
  return {
    origin,
    service,
    [Symbol.asyncDispose]: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
      await service.end()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Listens on for as long as the process runs: a pipe that nobody reads would end it. */
function readAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /ready at (http:\S+)/.exec(output)?.[1]
      if (address !== undefined) resolve(address)
    })
    server.once('exit', () => reject(new Error(`the server did not start: ${output}`)))
  })
}
