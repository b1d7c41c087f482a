import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

export type Output = {
  ok: true
  write: (line: string) => Promise<void>
  close: () => Promise<void>
}

type Opened = Output | { ok: false; code: string }

/** Standard output, or a file that is written anew; the system's code when it cannot be. */
export async function openOutput(path: string | null): Promise<Opened> {
  if (path === null) {
    process.stdout.once('error', endUnread)
    return { ok: true, write: (line) => writeTo(process.stdout, line), close: () => Promise.resolve() }
  }
  const stream = createWriteStream(path)
  const failure = await once(stream, 'open').then(() => null, codeOf)
  if (failure !== null) return { ok: false, code: failure }
  return {
    ok: true,
    write: (line) => writeTo(stream, line),
    async close() {
      stream.end()
      await once(stream, 'close')
    },
  }
}

/** Whoever reads the output has seen enough, as `head` has: there is nobody to tell anything. */
function endUnread(): void {
  process.exit(1)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}

/** Waits where the other end reads more slowly than files are. */
async function writeTo(stream: NodeJS.WritableStream, line: string): Promise<void> {
  if (!stream.write(`${line}\n`)) await once(stream, 'drain')
}
