import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type PlainRequest, readPlainRequest } from '#server/door/read-plain-request.ts'

export type PlainAnswer = {
  /** The status line and the headers, the end of the last line and the headers of the connection left out. */
  head: string
  body: Uint8Array | null
}

export type AnswerPlain = (request: PlainRequest) => PlainAnswer | undefined

export type PlainTimeouts = {
  /** A connection that says nothing at all. */
  silentMs: number
  /** One that was answered and may ask again. */
  keepAliveMs: number
  /** One that does not take its answer. */
  stalledMs: number
}

export type PlainConnections = {
  /** Those that were answered; what a new connection asks may be on its way. */
  closeIdle: () => void
  closeAll: () => void
}

const timeoutCode = 'ERR_HTTP_REQUEST_TIMEOUT'
/** What Node waits longer than it says, so that a request that is under way still arrives. */
const graceMs = 1_000

/**
 * Answers plain requests on their socket, before Node reads HTTP: that costs more than finding the answer. The first request on
 * a connection that is not plain, or that has no answer in memory, makes the connection Node's for good, from that request on.
 */
export function takePlainRequests(
  server: Server,
  answer: AnswerPlain,
  timeouts: PlainTimeouts,
): PlainConnections {
  const giveOn = takeListener(server)
  const silent = new Set<Socket>()
  const answered = new Set<Socket>()
  const tailOf = makeTail(timeouts.keepAliveMs)

  server.on('connection', (socket: Socket) => {
    function read(chunk: Buffer): void {
      const request = readPlainRequest(chunk)
      const found = request === null ? undefined : answer(request)
      if (found === undefined) {
        leave()
        socket.setTimeout(0)
        socket.unshift(chunk)
        void Reflect.apply(giveOn, server, [socket])
        return
      }
      if (silent.delete(socket)) {
        answered.add(socket)
        socket.setTimeout(timeouts.keepAliveMs + graceMs)
      }
      const head = found.head + tailOf(Date.now())
      const hasRoom = found.body === null ? socket.write(head, 'latin1') : writeBoth(socket, head, found.body)
      if (!hasRoom && socket.writableLength > 0) waitForRoom(socket, timeouts)
    }
    function expire(): void {
      if (answered.has(socket)) socket.destroy()
      else
        server.emit(
          'clientError',
          Object.assign(new Error('nothing was asked'), { code: timeoutCode }),
          socket,
        )
    }
    function end(): void {
      socket.end()
    }
    /** The socket closes by itself; without a listener an error would end the process. */
    function fail(): void {}
    function forget(): void {
      silent.delete(socket)
      answered.delete(socket)
    }
    function leave(): void {
      forget()
      socket.off('data', read).off('timeout', expire).off('end', end).off('error', fail).off('close', forget)
    }

    silent.add(socket)
    socket.setTimeout(timeouts.silentMs)
    socket.on('data', read).on('timeout', expire).on('end', end).on('error', fail).on('close', forget)
  })

  return {
    closeIdle: () => {
      for (const socket of answered) if (socket.writableLength === 0) socket.destroy()
    },
    closeAll: () => {
      for (const socket of [...silent, ...answered]) socket.destroy()
    },
  }
}

/** In one packet where they fit. */
function writeBoth(socket: Socket, head: string, body: Uint8Array): boolean {
  socket.cork()
  socket.write(head, 'latin1')
  const hasRoom = socket.write(body)
  socket.uncork()
  return hasRoom
}

/** What Node does with a connection. */
function takeListener(server: Server) {
  const [listener, ...others] = server.listeners('connection')
  if (listener === undefined || others.length > 0)
    throw new Error('Node takes connections in another way than expected')
  server.removeAllListeners('connection')
  return listener
}

/** A client that does not read is not read either. */
function waitForRoom(socket: Socket, { keepAliveMs, stalledMs }: PlainTimeouts): void {
  socket.pause()
  socket.setTimeout(stalledMs)
  socket.once('drain', () => {
    socket.setTimeout(keepAliveMs + graceMs)
    socket.resume()
  })
}

/** The headers that Node adds itself; they change once a second. */
function makeTail(keepAliveMs: number): (nowMs: number) => string {
  const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}`
  let second = 0
  let tail = ''
  return (nowMs) => {
    const current = Math.floor(nowMs / 1000)
    if (current !== second) tail = `\r\nDate: ${new Date(nowMs).toUTCString()}\r\n${keepAlive}\r\n\r\n`
    second = current
    return tail
  }
}
