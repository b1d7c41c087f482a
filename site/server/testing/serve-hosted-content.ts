import { createServer, type ServerResponse } from 'node:http'
import { evaluateGroq } from '#server/content/casts.ts'
import { contentApiVersion } from '#shared/content/content-source.ts'
import { hostedContentDocuments } from './hosted-content-documents.ts'

/**
 * Process that stands in for the hosted content service on loopback. PUT /mode sets how it answers, GET /asked counts
 * the questions since then.
 */
let mode = 'fine'
let asked = 0
const slowAnswerMs = 400

const queryPath = `/v${contentApiVersion}/data/query/production`

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://stand-in')
  if (url.pathname === '/mode' && request.method === 'PUT') {
    mode = url.searchParams.get('mode') ?? 'fine'
    asked = 0
    response.end()
  } else if (url.pathname === '/asked') {
    response.end(String(asked))
  } else if (url.pathname === queryPath) {
    asked += 1
    answerInMode(url.searchParams, response)
  } else {
    sendJson(response, 404, { statusCode: 404, error: 'Not Found', message: 'no such address' })
  }
})

function answerInMode(search: URLSearchParams, response: ServerResponse): void {
  const [kind, status] = mode.split('-')
  if (kind === 'always' || (kind === 'first' && asked <= 2)) {
    sendJson(response, Number(status), { error: { type: 'standIn', description: 'failing as told' } })
  } else if (kind === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Sign in to the network')
  } else if (kind === 'no') {
    sendJson(response, 200, { ms: 1 })
  } else if (kind === 'slow') {
    setTimeout(() => answer(search, response), slowAnswerMs)
  } else {
    answer(search, response)
  }
}

function answer(search: URLSearchParams, response: ServerResponse): void {
  const params: Record<string, unknown> = {}
  for (const [name, value] of search) if (name.startsWith('$')) params[name.slice(1)] = JSON.parse(value)
  const result = evaluateGroq(search.get('query') ?? '', {
    dataset: hostedContentDocuments,
    params,
    dereference: ({ _ref }) =>
      hostedContentDocuments.find(
        (document) =>
          typeof document === 'object' && document !== null && '_id' in document && document._id === _ref,
      ),
  })
  sendJson(response, 200, { result: result ?? null, syncTags: ['s1:stand-in'], ms: 1 })
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  // The hosted service names the origins in its project's list; here that is every origin.
  const headers = { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' }
  response.writeHead(status, headers).end(JSON.stringify(value))
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`listening on ${typeof address === 'object' && address !== null ? address.port : 0}\n`)
})
