import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { openApiDocument } from '#server/open-api/open-api-document.ts'
import { endpointCategories, queryParameters } from '#shared/api-reference.ts'
import { platformDocument } from './platform-document.ts'
import { toReference } from './to-reference.ts'

const reference = toReference(platformDocument())
const operations = reference.groups.flatMap((group) =>
  group.operations.map((operation) => ({ group: group.name, ...operation })),
)

test('the document holds the 39 endpoints of the platform, and the four of its sample requests', () => {
  const [platform, samples] = [true, false].map((isPlatform) =>
    operations.filter(({ path }) => path.startsWith('/api/') === isPlatform),
  )
  expect(platform).toHaveLength(39)
  expect(samples?.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'GET /v1/emissions/summary',
    'POST /v1/auth/token',
    'POST /v1/data/import',
    'POST /v1/webhooks',
  ])
})

test('it agrees with the table of endpoints by category', () => {
  const listed = endpointCategories.flatMap(({ name, endpoints }) =>
    endpoints.map(({ method, path }) => `${name} ${method} ${path}`),
  )
  const described = operations
    .filter(({ path }) => path !== '/v1/auth/token')
    .map(({ group, method, path }) => `${group} ${method} ${path}`)
  expect(described.sort()).toEqual(listed.sort())
})

test('every query parameter of the documentation is taken somewhere, with its values', () => {
  const taken = new Map(
    operations.flatMap(({ parameters }) => parameters).map(({ name, type }) => [name, type]),
  )
  const documented = queryParameters.flatMap(({ name }) => name.split(', '))
  expect(documented.filter((name) => !taken.has(name))).toEqual([])
  expect(taken.get('scope')).toBe('1 | 2 | 3')
  expect(taken.get('quarter')).toBe('integer, 1 to 4')
  expect(taken.get('format')).toBe('json | csv')
})

test('the linter finds no error in it', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({
    source: JSON.stringify(platformDocument()),
    config,
    absoluteRef: 'platform.json',
  })
  // The documentation names no status codes, and says nothing of these.
  expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('the open engine is laid out with its objects', () => {
  const engine = toReference(openApiDocument(null))
  expect(engine.groups.map(({ name }) => name)).toEqual([
    'Calculations',
    'Factors',
    'Analyses',
    'Working papers',
    'Reference',
  ])
  const [calculate] = engine.groups[0]?.operations ?? []
  expect(calculate?.body?.fields).toEqual([
    { name: 'activities', type: 'ActivityCall[]', isRequired: true, text: '' },
  ])
  expect(calculate?.answers[0]).toMatchObject({ status: '200', object: 'CalculationAnswer' })
  const unknown = engine.groups
    .flatMap((group) => group.operations.flatMap(({ answers }) => answers))
    .filter(({ object }) => object !== null && !engine.objects.some(({ name }) => name === object))
  expect(unknown).toEqual([])
})

test('every endpoint of the platform says what comes back, and names an object that the page describes', () => {
  const answered = operations.flatMap(({ method, path, answers }) =>
    answers
      .filter(({ status }) => status === '200')
      .map(({ object }) => ({ call: `${method} ${path}`, object })),
  )
  const described = new Set(reference.objects.map(({ name }) => name))
  expect(answered.filter(({ object }) => object === null || !described.has(object))).toEqual([])
  expect(answered).toHaveLength(operations.length - 2)
})

test('an object has its example once, with the endpoint that answers it first', () => {
  const examples = operations.flatMap(({ answers }) =>
    answers.filter(({ example }) => example !== null).map(({ object }) => object),
  )
  expect(examples).toContain('Incident')
  expect(new Set(examples).size).toBe(examples.length)
})

test('what is only the body of a request is no object of its own', () => {
  expect(reference.objects.map(({ name }) => name)).not.toContain('Assignment')
})
