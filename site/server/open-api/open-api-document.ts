import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import {
  analysisSchema,
  emissionSchema,
  factorSchema,
  matchSchema,
} from '@doublerule/carbon/analysis/analysis-schema.ts'
import {
  activityCallSchema,
  openLineSchema,
  workedLineSchema,
} from '@doublerule/carbon/calculation/calculation-schema.ts'
import { regionSchema } from '@doublerule/carbon/calculation/region-schema.ts'
import { unitSchema } from '@doublerule/carbon/calculation/list-units.ts'
import { z } from 'zod'
import { analysedFileSchema, refusedFileSchema } from '#server/open-api/api-schemas.ts'
import { apiOperations, type ApiOperation } from '#server/open-api/api-operations.ts'
import { apiVersions, newestVersion } from '#server/open-api/api-versions.ts'
import { problemReplySchema } from '#shared/problem-reply.ts'
import { problems, type ProblemCode } from '#shared/problems.ts'
import { siteConfig } from '#shared/site-config.ts'

/** Problems that any operation may answer. */
const ofAll: readonly ProblemCode[] = [
  'version_unknown',
  'api_key_invalid',
  'api_key_unverified',
  'rate_limited',
  'limiter_unavailable',
  'internal',
]

/** Parts of answers that have a name of their own. */
const parts: Readonly<Record<string, z.ZodType>> = {
  Problem: problemReplySchema,
  Analysis: analysisSchema,
  Factor: factorSchema,
  Match: matchSchema,
  Emission: emissionSchema,
  WorkedLine: workedLineSchema,
  OpenLine: openLineSchema,
  AnalysedFile: analysedFileSchema,
  RefusedFile: refusedFileSchema,
  Unit: unitSchema,
  Region: regionSchema,
}

type Json = { [name: string]: unknown }

/** The OpenAPI 3.1 document of the open API, written from the schemas that check its requests. */
export function openApiDocument(publicOrigin: string | null): Json {
  const paths: Record<string, Json> = {}
  for (const operation of apiOperations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describeOperation(operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteConfig.brand} open engine`,
      version: newestVersion,
      description: `From documents and activities to kilograms of CO2e, with factors, sources and sums. Open without a key within limits per client; a key lifts them. Engine ${engineVersion.version}, factor library ${engineVersion.factorLibrary}.`,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      contact: { name: siteConfig.brand, url: new URL('/contact', publicOrigin ?? siteConfig.origin).href },
    },
    servers: [{ url: publicOrigin === null ? '/api/v1' : new URL('/api/v1', publicOrigin).href }],
    security: [{}, { apiKey: [] }],
    tags: [
      { name: 'Calculations', description: 'Activities in, kilograms out.' },
      { name: 'Factors', description: 'The library behind every figure.' },
      { name: 'Analyses', description: 'Documents in, working papers out.' },
      { name: 'Reference', description: 'Units and regions.' },
    ],
    paths,
    components: {
      schemas: componentSchemas(),
      headers: describeHeaders(),
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'Optional. A key that the operator gave out.',
        },
      },
    },
  }
}

/** Schemas under the names that the document refers to them by; those with an id of their own follow. */
function componentSchemas(): Record<string, Json> {
  const requests = z.registry<{ id: string }>()
  const answers = z.registry<{ id: string }>()
  requests.add(activityCallSchema, { id: 'ActivityCall' })
  requests.add(analysisSchema, { id: 'StoredAnalysis' })
  for (const [id, schema] of Object.entries(parts)) answers.add(schema, { id })
  for (const { body, answers: good } of apiOperations) {
    if (body !== undefined && !requests.has(body.schema)) requests.add(body.schema, { id: body.name })
    for (const answer of Object.values(good)) {
      if (answer !== 'events' && !answers.has(answer.schema)) answers.add(answer.schema, { id: answer.name })
    }
  }
  return { ...toSchemas(requests, 'input'), ...toSchemas(answers, 'output') }
}

function toSchemas(
  registry: z.core.$ZodRegistry<{ id: string }>,
  io: 'input' | 'output',
): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      // Answers may gain members within a version; requests are held to the letter.
      if (io === 'output') delete jsonSchema.additionalProperties
    },
  })
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutDialect(schema)]))
}

function withoutDialect({ $schema: _dialect, $id: _id, id: _name, ...schema }: Json): Json {
  return schema
}

function refer(name: string): Json {
  return { $ref: `#/components/schemas/${name}` }
}

function describeOperation(operation: ApiOperation): Json {
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
      header('Idempotency-Key', 'The same key with the same files, within fifteen minutes, is the same job.'),
    )
  }
  parameters.push({
    ...header('Doublerule-Version', 'Holds the answer to a dated version; the newest where it is left out.'),
    schema: { type: 'string', enum: [...apiVersions] },
  })
  return parameters
}

function header(name: string, description: string): Json {
  return { name, in: 'header', required: false, description, schema: { type: 'string', maxLength: 200 } }
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

function describeHeaders(): Record<string, Json> {
  const rows: [string, string][] = [
    ['X-Request-Id', 'Names this request in our log; send it when you report a fault.'],
    ['RateLimit', 'What is left of the tightest limit (draft-ietf-httpapi-ratelimit-headers-10).'],
    ['RateLimit-Policy', 'The limit itself: requests and seconds.'],
    ['Doublerule-Version', 'The version that answered.'],
    ['ETag', 'Of this answer; send it back as If-None-Match.'],
    ['Location', 'Address of the job.'],
  ]
  return Object.fromEntries(
    rows.map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  )
}
