import { z } from 'zod'
import type { ApiHeader, ApiOperation } from '#server/open-api/api-operation.ts'
import { apiVersions } from '#server/open-api/api-versions.ts'
import { withoutDialect, type Json } from '#server/open-api/plain-schema.ts'
import { exportFormats, exportMediaTypes } from '#shared/export-formats.ts'
import { problems, type ProblemCode } from '#shared/problems.ts'

/** Problems that any operation behind a door may answer. */
const ofAll: Readonly<Record<ApiOperation['door'], readonly ProblemCode[]>> = {
  open: [
    'version_unknown',
    'api_key_invalid',
    'api_key_unverified',
    'rate_limited',
    'limiter_unavailable',
    'internal',
  ],
  site: ['cross_site', 'rate_limited', 'limiter_unavailable', 'internal'],
}

const commonHeaders: Readonly<Record<ApiOperation['door'], readonly string[]>> = {
  open: ['X-Request-Id', 'RateLimit', 'RateLimit-Policy', 'Doublerule-Version'],
  site: ['X-Request-Id', 'RateLimit', 'RateLimit-Policy'],
}

/** Headers of any problem, and those of one status. */
const problemHeaders: Readonly<Record<ApiOperation['door'], readonly string[]>> = {
  open: ['X-Request-Id', 'Doublerule-Version'],
  site: ['X-Request-Id'],
}
const headersOfProblem: Readonly<Record<number, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  503: ['Retry-After'],
}

const longestHeader = 200
const fileContent = Object.fromEntries(
  exportFormats.map((format) => [
    exportMediaTypes[format],
    { schema: { type: format === 'json' ? 'object' : 'string' } },
  ]),
)

function refer(name: string): Json {
  return { $ref: `#/components/schemas/${name}` }
}

function referHeaders(names: readonly string[]): Json {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

/** One operation as OpenAPI describes it: parameters, body, answers and every problem that it may answer. */
export function describeOperation(operation: ApiOperation): Json {
  const { id, tag, door, summary, description, body } = operation
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    // A key is of the open door alone.
    ...(door === 'site' ? { security: [{}] } : {}),
    parameters: describeParameters(operation),
    ...(body === undefined ? {} : { requestBody: describeBody(body) }),
    responses: { ...describeAnswers(operation), ...describeProblems(operation) },
  }
}

function describeParameters({ door, path, query, pathId, headers = [] }: ApiOperation): Json[] {
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
  if (path.includes('{format}')) {
    parameters.push({
      name: 'format',
      in: 'path',
      required: true,
      description: 'What to take the papers along as.',
      example: exportFormats[0],
      schema: { type: 'string', enum: [...exportFormats] },
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
  parameters.push(...headers.map(describeHeader))
  if (door === 'site') return parameters
  parameters.push({
    ...describeHeader({
      name: 'Doublerule-Version',
      description: 'Holds the answer to a dated version; the newest where it is left out.',
    }),
    schema: { type: 'string', enum: [...apiVersions] },
  })
  return parameters
}

function describeHeader({ name, description, isRequired = false, minLength, example }: ApiHeader): Json {
  const bounds = minLength === undefined ? {} : { minLength }
  return {
    name,
    in: 'header',
    required: isRequired,
    description,
    ...(example === undefined ? {} : { example }),
    schema: { type: 'string', ...bounds, maxLength: longestHeader },
  }
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
      'application/json': { schema: refer(name), example },
      ...(takesFiles ? { 'multipart/form-data': form } : {}),
    },
  }
}

function describeAnswers({ door, answers, hasEtag, pathId }: ApiOperation): Record<string, Json> {
  const rows = Object.entries(answers).map(([status, answer]): [string, Json] => {
    const names = [
      ...commonHeaders[door],
      ...(hasEtag ? ['ETag'] : []),
      ...(status === '201' || status === '202' ? ['Location'] : []),
    ]
    const headers = referHeaders(names)
    if (answer === 'nothing') return [status, { description: 'Done.', headers }]
    if (answer === 'files') return [status, { description: 'The file.', headers, content: fileContent }]
    if (answer === 'events') {
      const content = { 'text/event-stream': { schema: { type: 'string' } } }
      return [status, { description: 'The events of the job.', headers, content }]
    }
    const files = answer.orFile === true ? fileContent : {}
    const content = { ...files, 'application/json': { schema: refer(answer.name) } }
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
  for (const code of [...operation.problems, ...ofAll[operation.door]]) {
    const { status } = problems[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `${code}: ${problems[code].title}.`).join(' '),
        headers: referHeaders([...problemHeaders[operation.door], ...(headersOfProblem[status] ?? [])]),
        content: {
          'application/problem+json': {
            schema: { allOf: [refer('Problem'), { properties: { code: { enum: codes } } }] },
          },
        },
      },
    ]),
  )
}
