import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** How the stand-in answers; `first-…` fails twice, then answers. */
export type HostedContentMode =
  | 'fine'
  | 'slow'
  | 'first-429'
  | 'first-502'
  | 'first-503'
  | 'always-500'
  | 'always-503'
  | 'html'
  | 'no-result'

export type HostedContent = AsyncDisposable & {
  /** Value for SANITY_API_HOST. */
  origin: string
  setMode: (mode: HostedContentMode) => Promise<void>
  /** Questions asked since the mode was set. */
  countAsked: () => Promise<number>
  /** Ends the process, so that its port refuses connections. */
  end: () => Promise<void>
}

const entry = join(import.meta.dirname, 'serve-hosted-content.ts')

/** Starts a stand-in for the hosted content service in a process of its own. */
export async function startHostedContent(): Promise<HostedContent> {
  const child = spawn(process.execPath, [entry], { stdio: ['ignore', 'pipe', 'inherit'] })
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (chunk: Buffer) => {
      resolve(chunk.toString())
    })
    child.once('exit', () => {
      reject(new Error('the stand-in for the content service did not start'))
    })
  })
  const port = /listening on (\d+)/.exec(line)?.[1]
  const origin = `http://127.0.0.1:${port}`

  async function end(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  return {
    origin,
    setMode: async (mode) => {
      await fetch(`${origin}/mode?mode=${mode}`, { method: 'PUT' })
    },
    countAsked: async () => Number(await (await fetch(`${origin}/asked`)).text()),
    end,
    [Symbol.asyncDispose]: end,
  }
}
