import { makeTestAnalysis } from '@doublerule/carbon/testing/make-test-analysis.ts'
import { makeTestLine } from '@doublerule/carbon/testing/make-test-line.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type Listening } from '#server/listen.ts'
import { openAnalysisJobs } from '#server/open-api/analysis-jobs.ts'
import type { ApiOperation } from '#server/open-api/api-operation.ts'
import { apiOperations } from '#server/open-api/api-operations.ts'
import { openApiDocument } from '#server/open-api/open-api-document.ts'
import { arbitraryOfSchema, type Schema } from '#server/testing/arbitrary-of-schema.ts'
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts'
import { exportFormats, exportMediaTypes } from '#shared/export-formats.ts'
import { problemReplySchema } from '#shared/problem-reply.ts'

/** The document is all that these tests know of the API, as any client of it. */
const document = openApiDocument(null)
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(document, 'openapi')
const bill = makeTestAnalysis([makeTestLine({ kind: 'electricity', quantity: '100', unit: 'kWh' })])
const runs = 200
let server: TestApp
let listening: Listening
let origin: string

beforeAll(async () => {
  const much = '1000000/600'
  const analyser = { analyse: () => Promise.resolve({ ok: true as const, analysis: bill }) }
  server = await openTestApp({
    settings: {
      LIMIT_API: much,
      LIMIT_API_ANALYSES: much,
      LIMIT_POST: much,
      LIMIT_RECALCULATE: much,
      LIMIT_WORKING: much,
    },
    ports: (ports) => ({
      upload: { analyser },
      openApi: { ...ports.openApi, jobs: openAnalysisJobs(analyser, ports.log) },
    }),
  })
  // Over HTTP, as any client: what a socket, a header or the path makes of a call is part of the answer.
  const { app } = server
  listening = await listen({
    app,
    port: 0,
    host: '127.0.0.1',
    hsts: false,
    nodeMiddleware: () => null,
    answerPlain: null,
  })
  origin = `http://127.0.0.1:${listening.port}`
})

afterAll(async () => {
  await listening.stop(0)
  await server[Symbol.asyncDispose]()
})

type Described = {
  parameters: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<number, { headers?: Record<string, unknown> }>
}

function describedOf({ method, path }: ApiOperation): Described {
  const paths = document['paths'] as Record<string, Record<string, Described>>
  const described = paths[path]?.[method]
  if (described === undefined) throw new Error(`${path} is not described`)
  return described
}

type Call = { query: Record<string, unknown>; id: string; format: string; body: unknown }

/** A URL takes one or two dots for a folder, so that no such id reaches the server. */
function isDots(id: string): boolean {
  return id === '.' || id === '..'
}

function legalCalls(operation: ApiOperation): fc.Arbitrary<Call> {
  const { parameters, requestBody } = describedOf(operation)
  const ofQuery = parameters.filter((parameter) => parameter.in === 'query' && parameter.name !== 'cursor')
  const query = Object.fromEntries(
    ofQuery.map(({ name, schema }) => [name, arbitraryOfSchema(schema, document)]),
  )
  const schema = requestBody?.content['application/json']?.schema
  return fc.record({
    query: fc.record(query, { requiredKeys: [] }),
    id: fc.oneof(
      fc.constant('au-nga-2025-electricity-qld-scope2'),
      fc.string({ minLength: 1, maxLength: 30 }).filter((id) => !isDots(id)),
    ),
    format: fc.constantFrom(...exportFormats),
    body: schema === undefined ? fc.constant(null) : arbitraryOfSchema(schema, document),
  })
}

function send({ method, path }: ApiOperation, { query, id, format, body }: Call): Promise<Response> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const filled = path.replace('{id}', encodeURIComponent(id)).replace('{format}', format)
  return fetch(`${origin}/api${filled}?${search}`, {
    method: method.toUpperCase(),
    ...(body === null ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
}

/** What is wrong with an answer by the document; null where it is as described. */
async function faultOf(operation: ApiOperation, response: Response): Promise<string | null> {
  const { path, method, answers } = operation
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  const text = await response.text()
  const missing = describedHeaders(operation, response.status).filter((name) => !response.headers.has(name))
  if (missing.length > 0) return `${response.status} lacks ${missing.join(', ')}`
  if (type === 'text/event-stream') return null
  const told = answers[response.status]
  if (told === 'nothing') return text === '' ? null : `${response.status} has a body`
  if (told === 'files') return fileTypes.has(type) ? null : `${type} is not described`
  const place = ['paths', path, method, 'responses', String(response.status), 'content', type, 'schema']
  const pointer = place.map((name) => encodeURIComponent(name.replaceAll('/', '~1'))).join('/')
  const validate = ajv.getSchema(`openapi#/${pointer}`)
  if (validate === undefined) return `${response.status} ${type} is not described: ${text.slice(0, 300)}`
  return validate(JSON.parse(text)) === true ? null : JSON.stringify(validate.errors)
}

function describedHeaders(operation: ApiOperation, status: number): string[] {
  return Object.keys(describedOf(operation).responses[status]?.headers ?? {})
}

const fileTypes: ReadonlySet<string> = new Set(Object.values(exportMediaTypes))

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const operations = apiOperations.map((operation): [string, ApiOperation] => [operation.id, operation])

test.each(operations)(
  '%s: legal calls are answered as the document says, never with a fault',
  async (_id, operation) => {
    await fc.assert(
      fc.asyncProperty(legalCalls(operation), async (call) => {
        const response = await send(operation, call)
        expect(response.status).toBeLessThan(500)
        expect(await faultOf(operation, response)).toBeNull()
      }),
      { numRuns: runs },
    )
  },
)

/** A body that takes no other members; the bodies of papers pass them over. */
function isClosed(operation: ApiOperation): boolean {
  const { name } = operation.body ?? { name: '' }
  const { schemas } = document['components'] as { schemas: Record<string, Schema> }
  return operation.body === undefined || schemas[name]?.['additionalProperties'] === false
}

/** A legal call with one thing wrong: a member of another type, one too many, or one that is missing. */
function illegalCalls(operation: ApiOperation): fc.Arbitrary<Call> {
  const hasBody = operation.body !== undefined
  const isStrict = isClosed(operation)
  const faults = isStrict ? (['extra', 'type', 'none'] as const) : (['type', 'none'] as const)
  return fc.tuple(legalCalls(operation), fc.constantFrom(...faults)).map(([call, fault]) => {
    if (!hasBody) return { ...call, query: fault === 'type' ? { limit: 'many' } : { ...call.query, zz: '1' } }
    if (fault === 'none') return { ...call, body: {} }
    const [name = 'x'] = Object.keys(Object(call.body))
    return { ...call, body: fault === 'type' ? { [name]: 7 } : { ...Object(call.body), zz: 1 } }
  })
}

/** What a schema says of itself, which is for nobody else. */
const wordsOfSchemas = /pattern|expected|received|Invalid|Unrecognized|Too (?:small|big)|[<>]=|\/\^/

const checked = operations.filter(([, { body, query }]) => body !== undefined || query !== undefined)

test.each(checked)('%s: illegal calls get a problem that names its fields', async (_id, operation) => {
  await fc.assert(
    fc.asyncProperty(illegalCalls(operation), async (call) => {
      const response = await send(operation, call)
      const problem = problemReplySchema.parse(await response.clone().json())
      expect(problem).toMatchObject({ status: 422, code: 'invalid_fields' })
      expect(problem.errors?.length).toBeGreaterThan(0)
      for (const { field, message } of problem.errors ?? []) {
        expect(field).not.toBe('')
        expect(message).not.toMatch(wordsOfSchemas)
      }
      expect(await faultOf(operation, response)).toBeNull()
    }),
    { numRuns: runs },
  )
})

test.each(checked.filter(([, { body }]) => body !== undefined))(
  '%s: a body that is no JSON, or of no type, gets a problem',
  async (_id, operation) => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), fc.boolean(), async (text, isTyped) => {
        const response = await fetch(`${origin}/api${operation.path.replace('{format}', 'json')}`, {
          method: 'POST',
          headers: { 'content-type': isTyped ? 'application/json' : 'text/plain' },
          body: text,
        })
        expect(response.status).toBe(isTyped ? (isJson(text) ? 422 : 400) : 415)
        expect(await faultOf(operation, response)).toBeNull()
      }),
      { numRuns: runs },
    )
  },
)
