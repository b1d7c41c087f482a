import { engineVersion } from '@doublerule/carbon/analysis/engine-version.ts'
import { analysisSchema } from '@doublerule/carbon/analysis/analysis-schema.ts'
import { emissionSchema, matchSchema } from '@doublerule/carbon/analysis/activity-schema.ts'
import { factorSchema } from '@doublerule/carbon/analysis/factor-schema.ts'
import {
  activityCallSchema,
  openLineSchema,
  workedLineSchema,
} from '@doublerule/carbon/calculation/calculation-schema.ts'
import { regionSchema } from '@doublerule/carbon/calculation/region-schema.ts'
import { unitSchema } from '@doublerule/carbon/calculation/unit-schema.ts'
import { z } from 'zod'
import { analysedFileSchema, refusedFileSchema } from '#server/open-api/api-schemas.ts'
import { apiOperations } from '#server/open-api/api-operations.ts'
import { newestVersion } from '#server/open-api/api-versions.ts'
import { describeOperation } from '#server/open-api/describe-operation.ts'
import { workedPaperSchema } from '#server/open-api/working-schemas.ts'
import { withoutDialect, type Json } from '#server/open-api/plain-schema.ts'
import { problemReplySchema } from '#shared/problem-reply.ts'
import { siteConfig } from '#shared/site-config.ts'

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
  WorkedPaper: workedPaperSchema,
  RefusedFile: refusedFileSchema,
  Unit: unitSchema,
  Region: regionSchema,
}

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
      description: `From documents and activities to kilograms of CO2e, with factors, sources and sums. Open without a key within limits per client; a key lifts them. There are no webhooks: ask for a job, or follow its events. Engine ${engineVersion.version}, factor library ${engineVersion.factorLibrary}.`,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      contact: { name: siteConfig.brand, url: new URL('/contact', publicOrigin ?? siteConfig.origin).href },
    },
    servers: [{ url: publicOrigin === null ? '/api' : new URL('/api', publicOrigin).href }],
    security: [{}, { apiKey: [] }],
    tags: [
      { name: 'Calculations', description: 'Activities in, kilograms out.' },
      { name: 'Factors', description: 'The library behind every figure.' },
      { name: 'Analyses', description: 'Documents in, working papers out.' },
      {
        name: 'Working papers',
        description:
          'What the desk works with: papers corrected, worked out, saved and taken along. Without keys and versions; pages of other sites are refused.',
      },
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
      if (typeof answer === 'string' || answers.has(answer.schema)) continue
      answers.add(answer.schema, { id: answer.name })
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

function describeHeaders(): Record<string, Json> {
  const rows: [string, string][] = [
    ['X-Request-Id', 'Names this request in our log; send it when you report a fault.'],
    ['RateLimit', 'What is left of the tightest limit (draft-ietf-httpapi-ratelimit-headers-10).'],
    ['RateLimit-Policy', 'The limit itself: requests and seconds.'],
    ['Doublerule-Version', 'The version that answered.'],
    ['ETag', 'Of this answer; send it back as If-None-Match.'],
    ['Location', 'Address of the job or of the page.'],
    ['Retry-After', 'Seconds after which the same call may work.'],
    ['WWW-Authenticate', 'How a key is sent.'],
  ]
  return Object.fromEntries(
    rows.map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  )
}
