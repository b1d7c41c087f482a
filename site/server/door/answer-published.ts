import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { AskedFor, FileAnswer } from '#rendering/published-file.ts'
import type { Site } from '#rendering/site.ts'
import type { Config } from '#server/config.ts'
import { acceptRequestId, type DoorPorts, levelOf } from '#server/door/door.ts'
import { addSecurityHeaders } from '#server/door/security-headers.ts'
import type { AnswerPlain } from '#server/door/take-plain-requests.ts'
import type { Metrics } from '#server/metrics/metrics.ts'

export type PublishedPorts = Pick<DoorPorts, 'log'> &
  Pick<Site, 'answerFromMemory'> & {
    metrics: Pick<Metrics, 'prepareRequest'>
    config: Pick<Config, 'hsts' | 'trustedProxyHops'>
  }

export type PublishedAnswers = {
  /** For a request that Node has read; asks on where nothing is in memory. */
  answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** For one that Node has not read. */
  answerPlain: AnswerPlain
}

type Note = (requestId: string, startedMs: number) => void

/** An answer as it is written: names and values of its headers in turn, the same as lines, and what is noted of it. */
type Written = { list: readonly string[]; lines: string; notes: Map<string, Note> }

/**
 * Answers for files and pages that stand in memory before a request is made of them: four of five requests, with the headers,
 * the log line and the counts that the door gives all. Everything else goes on to the app.
 */
export function createPublishedAnswers(ports: PublishedPorts): PublishedAnswers {
  const { answerFromMemory, config, log, metrics } = ports
  const written = new WeakMap<object, Written>()

  /** Papers have headers of their own, and their addresses stay out of the log. */
  function find(path: string, asked: AskedFor): FileAnswer | undefined {
    return path.startsWith('/working/') ? undefined : answerFromMemory?.(path, asked)
  }

  function write({ status, headers }: FileAnswer): Written {
    let forms = written.get(headers)
    if (forms === undefined) {
      const all = new Headers(headers)
      addSecurityHeaders(all, config.hsts)
      const lines = [...all].map(([name, value]) => `${name}: ${value}\r\n`)
      forms = {
        list: [...all].flat(),
        lines: `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}x-request-id: `,
        notes: new Map(),
      }
      written.set(headers, forms)
    }
    return forms
  }

  /** The headers of an answer belong to one path. */
  function noteOf({ notes }: Written, method: string, path: string, status: number): Note {
    let note = notes.get(method)
    if (note === undefined) notes.set(method, (note = prepareNote(method, path, status)))
    return note
  }

  function prepareNote(method: string, path: string, status: number): Note {
    const count = metrics.prepareRequest({ method, route: 'page', status })
    const writeLine = log.prepareAnswered({ level: levelOf(path), method, path, status })
    return (requestId, startedMs) => {
      const durationMs = performance.now() - startedMs
      count(durationMs / 1000)
      writeLine(requestId, Math.round(durationMs))
    }
  }

  function idOf(given: string | string[] | undefined): string {
    return acceptRequestId(given, config.trustedProxyHops) ?? randomUUID()
  }

  return {
    answer: (request, response, next) => {
      const startedMs = performance.now()
      const { method = '', url: path = '', headers } = request
      const isRead = (method === 'GET' || method === 'HEAD') && headers.host !== undefined
      const answer = isRead
        ? find(path, {
            method,
            acceptEncoding: headers['accept-encoding'],
            ifNoneMatch: headers['if-none-match'],
          })
        : undefined
      if (answer === undefined) {
        next()
        return
      }
      const requestId = idOf(headers['x-request-id'])
      const forms = write(answer)
      response.writeHead(answer.status, [...forms.list, 'x-request-id', requestId])
      response.end(answer.body)
      noteOf(forms, method, path, answer.status)(requestId, startedMs)
    },
    answerPlain: (plain) => {
      const startedMs = performance.now()
      const answer = find(plain.path, plain)
      if (answer === undefined) return undefined
      const requestId = idOf(plain.requestId)
      const forms = write(answer)
      noteOf(forms, plain.method, plain.path, answer.status)(requestId, startedMs)
      return { head: forms.lines + requestId, body: answer.body }
    },
  }
}
