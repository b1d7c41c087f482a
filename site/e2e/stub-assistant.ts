import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'

export type StubAnswer = (reply: ServerResponse, callNumber: number) => Promise<void> | void

/**
 * A server that answers the chat in place of the real one, over real sockets: it can be slow, stream in pieces, and cut
 * the connection, which a fulfilled route cannot.
 */
export async function stubAssistant(page: Page, answer: StubAnswer) {
  let calls = 0
  const server = createServer((request, reply) => {
    request.resume()
    request.on('end', () => {
      calls += 1
      void answer(reply, calls)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the stub has no port')
  await page.route('**/api/ai/chat', (route) =>
    route.continue({ url: `http://127.0.0.1:${address.port}/api/ai/chat` }),
  )
  return {
    calls: () => calls,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export function startText(reply: ServerResponse): void {
  reply.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
}
