import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { apiOperations } from './api-operations.ts'
import { openApiDocument } from './open-api-document.ts'

const document = openApiDocument('https://www.doublerule.test')

test('the document is a good OpenAPI 3.1 document by the strict rules of the linter', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const found = await lintFromString({
    source: JSON.stringify(document),
    config,
    absoluteRef: 'openapi.json',
  })
  expect(
    found.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer })),
  ).toEqual([])
})

test('every operation is described once', () => {
  const paths = document['paths'] as Record<string, Record<string, { operationId: string }>>
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
  )
  expect(described.sort()).toEqual(
    apiOperations.map(({ id, method, path }) => `${id} ${method} ${path}`).sort(),
  )
})
