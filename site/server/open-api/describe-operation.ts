import { z } from 'zod'
import type { ApiOperation } from '#server/open-api/api-operations.ts'
import { apiVersions } from '#server/open-api/api-versions.ts'
import { withoutDialect, type Json } from '#server/open-api/plain-schema.ts'
import { longestIdempotencyKey } from '#server/read-idempotency-key.ts'
import { problems, type ProblemCode } from '#shared/problems.ts'

/** Problems that any operation may answer. */
const ofAll: readonly ProblemCode[] = [
  'version_unknown',
  'api_key_invalid',
  'api_key_unverified',
  'rate_limited',
  'limiter_unavailable',
  'internal',
]

function refer(name: string): Json {
  return { $ref: `#/components/schemas/${name}` }
}

/** One operation as OpenAPI describes it: parameters, body, answers and every problem that it may answer. */
export function describeOperation(operation: ApiOperation): Json {
  const { id, tag, summary, description, body } = operation
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    parameters: describeParameters(operation),
    ...(body === undefined ? {} : { requestBody: describeBody(body) }),
    responses: { ...describeAnswers(operation), ...describeProblems(operation) },
  }
}

function describeParameters({ id, query, pathId }: ApiOperation): Json[] {
  const parameters: Json[] = []
  if (pathId !== undefined) {
    const { description, example } = pathId
    parameters.push({
      name: 'id',
      in: 'path',
      required: true,
      description,
      example,
      schema: { type: 'string' },
    })
  }
  for (const [name, field] of Object.entries(query?.shape ?? {})) {
    const { description, example, ...schema } = withoutDialect(z.toJSONSchema(field, { io: 'input' }))
    parameters.push({
      name,
      in: 'query',
      required: false,
      description,
      ...(example === undefined ? {} : { example }),
      schema,
    })
  }
  if (id === 'createAnalysis') {
    parameters.push(header('Prefer', 'respond-async begins a job whatever the number of files (RFC 7240).'))
    parameters.push(
      header(
        'Idempotency-Key',
        'The same key with the same files, within fifteen minutes, is the same job; an answer at once creates nothing that a key could hold.',
        { minLength: 1, maxLength: longestIdempotencyKey },
      ),
    )
  }
  parameters.push({
    ...header('Doublerule-Version', 'Holds the answer to a dated version; the newest where it is left out.'),
    schema: { type: 'string', enum: [...apiVersions] },
  })
  return parameters
}

function header(name: string, description: string, bounds: Json = { maxLength: 200 }): Json {
  return { name, in: 'header', required: false, description, schema: { type: 'string', ...bounds } }
}

function describeBody({ name, example, takesFiles }: NonNullable<ApiOperation['body']>): Json {
  const form = {
    schema: {
      type: 'object',
      required: ['files'],
      properties: {
        files: {
          type: 'array',
          minItems: 1,
          items: { type: 'string', contentMediaType: 'application/octet-stream' },
        },
      },
    },
  }
  return {
    required: true,
    content: {
      'application/json': { schema: refer(name), ...(example === undefined ? {} : { example }) },
      ...(takesFiles ? { 'multipart/form-data': form } : {}),
    },
  }
}

const commonHeaders = ['X-Request-Id', 'RateLimit', 'RateLimit-Policy', 'Doublerule-Version']

function describeAnswers({ answers, hasEtag, pathId }: ApiOperation): Record<string, Json> {
  const rows = Object.entries(answers).map(([status, answer]): [string, Json] => {
    const names = [...commonHeaders, ...(hasEtag ? ['ETag'] : []), ...(status === '202' ? ['Location'] : [])]
    const headers = Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
    if (answer === 'events') {
      const content = { 'text/event-stream': { schema: { type: 'string' } } }
      return [status, { description: 'The events of the job.', headers, content }]
    }
    const content = { 'application/json': { schema: refer(answer.name) } }
    return [status, { description: answer.description, headers, content }]
  })
  const unchanged: [string, Json][] = hasEtag
    ? [
        [
          '304',
          {
            description: `Unchanged since the ETag in If-None-Match${pathId === undefined ? '' : ' of this id'}.`,
          },
        ],
      ]
    : []
  return Object.fromEntries([...rows, ...unchanged])
}

function describeProblems(operation: ApiOperation): Record<string, Json> {
  const byStatus = new Map<number, ProblemCode[]>()
  for (const code of [...operation.problems, ...ofAll]) {
    const { status } = problems[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `${code}: ${problems[code].title}.`).join(' '),
        content: {
          'application/problem+json': {
            schema: { allOf: [refer('Problem'), { properties: { code: { enum: codes } } }] },
          },
        },
      },
    ]),
  )
}
