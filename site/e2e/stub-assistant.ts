import { createServer, type ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { listenOnLoopback } from '../server/testing/listen-on-loopback.ts'

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
  const loopback = await listenOnLoopback(server)
  await page.route('**/api/ai/chat', (route) => route.continue({ url: `${loopback.origin}/api/ai/chat` }))
  return {
    calls: () => calls,
    [Symbol.asyncDispose]: () => loopback[Symbol.asyncDispose](),
  }
}

export function startText(reply: ServerResponse): void {
  reply.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
}
