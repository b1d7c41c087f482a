import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type ServerProcess = AsyncDisposable & {
  origin: string
  pid: number | undefined
  /** All that it printed so far. */
  output: () => string
  /** Sends a signal and waits for the end. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<{ exitCode: number | null; durationMs: number }>
  post: (body: unknown, headers?: Record<string, string>) => Promise<Response>
}

const entry = join(import.meta.dirname, 'serve.ts')
const readyWithinMs = 60_000

/** Starts a server process on a free port and waits for its line; without pages, unless another entry is given. */
export async function startProcess(settings: Record<string, string>, module = entry): Promise<ServerProcess> {
  const child = spawnServer(settings, module)
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const origin = await waitForAddress(child, () => text)
  return {
    origin,
    pid: child.pid,
    output: () => text,
    end: (signal) => end(child, signal),
    post: (body, headers = {}) =>
      fetch(`${origin}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGKILL')
    },
  }
}

/** Runs a server process that is expected to end by itself. */
export async function runToEnd(
  settings: Record<string, string>,
): Promise<{ exitCode: number | null; output: string }> {
  const child = spawnServer(settings)
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(child, 'close')
  return { exitCode: child.exitCode, output }
}

function spawnServer(settings: Record<string, string>, module = entry): ChildProcess {
  const { PATH = '' } = process.env
  return spawn(process.execPath, [module], {
    env: { PATH, PORT: '0', HOST: '127.0.0.1', ANALYSIS_CHILDREN: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function waitForAddress(child: ChildProcess, output: () => string): Promise<string> {
  const deadline = Date.now() + readyWithinMs
  for (;;) {
    const address = /ready at (http:\S+)/.exec(output())?.[1]
    if (address !== undefined) return address
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`the server did not start:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function end(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL',
): Promise<{ exitCode: number | null; durationMs: number }> {
  const startedMs = performance.now()
  const closed = once(child, 'close')
  child.kill(signal)
  await closed
  return { exitCode: child.exitCode, durationMs: performance.now() - startedMs }
}
