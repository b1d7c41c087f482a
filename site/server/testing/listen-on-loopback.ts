import { once } from 'node:events'
import type { Server } from 'node:net'

export type Loopback = AsyncDisposable & { port: number; origin: string }

/** Has a server listen on a free port of this machine; it ends with all its connections. */
export async function listenOnLoopback(server: Server): Promise<Loopback> {
  server.listen(0, '127.0.0.1')
  return loopbackOf(server)
}

/** Where a server listens, or will in a moment. */
export async function loopbackOf(server: Server): Promise<Loopback> {
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  const { port } = address
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      if ('closeAllConnections' in server && typeof server.closeAllConnections === 'function')
        Reflect.apply(server.closeAllConnections, server, [])
      server.close()
      await once(server, 'close')
    },
  }
}
