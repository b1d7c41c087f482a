import type { IncomingMessage, ServerResponse } from 'node:http'
import { limits } from '#shared/limits.ts'

export type LingerLimits = { mostMs: number; idleMs: number; mostBytes: number }

const defaultLimits: LingerLimits = {
  mostMs: 30_000,
  idleMs: 5_000,
  mostBytes: 4 * limits.uploadBodyBytes,
}

/**
 * Reads on for a while and throws away what a client still sends after its answer, as nginx does: closing at once would
 * reset the connection, and the client would lose the answer.
 */
export function linger(request: IncomingMessage, response: ServerResponse, bounds = defaultLimits): void {
  response.once('finish', () => {
    if (request.complete || request.destroyed) return
    let sizeBytes = 0
    const end = () => request.destroy()
    const whole = setTimeout(end, bounds.mostMs)
    const idle = setTimeout(end, bounds.idleMs)
    // Whoever began to read the body is done with it, and would hold it back.
    request.removeAllListeners('data')
    request.on('data', (chunk: Buffer) => {
      idle.refresh()
      sizeBytes += chunk.length
      if (sizeBytes > bounds.mostBytes) end()
    })
    request.once('close', () => {
      clearTimeout(whole)
      clearTimeout(idle)
    })
    request.resume()
  })
}
