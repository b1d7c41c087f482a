import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { App } from '#server/create-app.ts'
import {
  type AnswerPlain,
  type PlainConnections,
  takePlainRequests,
} from '#server/door/take-plain-requests.ts'
import { addSecurityHeaders } from '#server/door/security-headers.ts'
import { linger } from '#server/linger.ts'
import { respondWithProblem } from '#server/respond-with-problem.ts'

export type NodeListener = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export type ListenOptions = {
  app: Pick<App, 'fetch'>
  port: number
  host: string | null
  hsts: boolean
  /** Asked before the app; Vite in development. */
  nodeMiddleware: () => NodeListener | null
  /** Asked before Node reads HTTP; null where every request is Node's. */
  answerPlain: AnswerPlain | null
}

export type Listening = {
  port: number
  /** Takes no more connections, lets requests in flight finish for `graceMs`, then cuts the rest. */
  stop: (graceMs: number) => Promise<void>
}

// A visitor on a slow line sends 10 MB in two minutes. Headers come at once, but may wait here when all come at once.
const visitorTimeouts = {
  headersTimeout: 30_000,
  requestTimeout: 150_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
}
const idleSocketMs = 180_000

/** Opens the listener of the website, with limits against slow clients. */
export async function listen(options: ListenOptions, timeouts = visitorTimeouts): Promise<Listening> {
  const respond = getRequestListener(options.app.fetch, {
    // The app answers its own faults; what comes here could not become a request.
    errorHandler: () => finishProblem(respondWithProblem('invalid_request'), options.hsts),
    // It would reset the connection of a client that is still sending.
    autoCleanupIncoming: false,
  })
  function answer(request: IncomingMessage, response: ServerResponse): void {
    linger(request, response)
    const middleware = options.nodeMiddleware()
    if (middleware === null) void respond(request, response)
    else middleware(request, response, () => void respond(request, response))
  }
  // Node would refuse a request without Host by itself, without our headers.
  const server = createServer({ ...timeouts, requireHostHeader: false }, answer)
  // The door asks for the body when it has room for it.
  server.on('checkContinue', answer)
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    linger(request, response)
    response.writeHead(417, bareHeaders(options.hsts)).end()
  })
  server.setTimeout(idleSocketMs)
  server.on('clientError', (problem: NodeJS.ErrnoException, socket) => {
    refuseMalformed(problem, socket, options.hsts)
  })
  const { headersTimeout: silentMs, keepAliveTimeout: keepAliveMs } = timeouts
  const plain =
    options.answerPlain === null
      ? null
      : takePlainRequests(server, options.answerPlain, { silentMs, keepAliveMs, stalledMs: idleSocketMs })
  server.listen(options.port, options.host ?? undefined)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the listener has no port')
  return { port: address.port, stop: (graceMs) => stop(server, plain, graceMs) }
}

function finishProblem(response: Response, hsts: boolean): Response {
  addSecurityHeaders(response.headers, hsts)
  return response
}

/** Answers what Node could not read as HTTP, and closes. */
function refuseMalformed(problem: NodeJS.ErrnoException, socket: Duplex, hsts: boolean): void {
  if (problem.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const lines = Object.entries(bareHeaders(hsts)).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${malformedStatus(problem.code)}\r\nconnection: close\r\n${lines.join('')}\r\n`)
}

/** The headers of an answer without a body that does not pass the app. */
function bareHeaders(hsts: boolean): Record<string, string> {
  const headers = new Headers({ 'content-length': '0' })
  addSecurityHeaders(headers, hsts)
  return Object.fromEntries(headers)
}

function malformedStatus(code: string | undefined): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout'
  if (code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large'
  return '400 Bad Request'
}

async function stop(server: Server, plain: PlainConnections | null, graceMs: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  function closeIdle(): void {
    server.closeIdleConnections()
    plain?.closeIdle()
  }
  // After sockets were read: what came in while the process was busy is answered before its connection is closed.
  setImmediate(closeIdle)
  const closing = setInterval(() => setImmediate(closeIdle), 50)
  const cut = setTimeout(() => {
    server.closeAllConnections()
    plain?.closeAll()
  }, graceMs)
  await closed
  clearInterval(closing)
  clearTimeout(cut)
}
