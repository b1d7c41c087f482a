import { Writable } from 'node:stream'
import type { Log } from '#server/log.ts'
import { createLog } from '#server/log.ts'

/** The server's own log, kept in memory line by line. */
export function createMemoryLog(): { log: Log; lines: string[] } {
  const lines: string[] = []
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString('utf8'))
      done()
    },
  })
  return { log: createLog('debug', destination), lines }
}
