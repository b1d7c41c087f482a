import { z } from 'zod'
import type {
  ApiReference,
  ReferenceAnswer,
  ReferenceField,
  ReferenceObject,
  ReferenceOperation,
  ReferenceParameter,
} from '#shared/api-reference-model.ts'
import { listNamedObjects } from './list-named-objects.ts'
import { withEachExampleOnce } from './with-each-example-once.ts'

const json = z.record(z.string(), z.unknown())
type Json = z.infer<typeof json>

const documentSchema = z.object({
  servers: z.array(z.object({ url: z.string() })),
  security: z.array(json),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), json)),
  components: z.looseObject({ schemas: z.record(z.string(), json) }),
})
const operationSchema = z.looseObject({
  operationId: z.string(),
  tags: z.tuple([z.string()]),
  summary: z.string(),
  description: z.string(),
  security: z.array(json).optional(),
  parameters: z.array(json).default([]),
  requestBody: z.object({ content: z.record(z.string(), json) }).optional(),
  responses: z.record(z.string(), json),
})
const parameterSchema = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  description: z.string().default(''),
  example: z.union([z.string(), z.number()]).optional(),
  schema: json,
})
const methodSchema = z.enum(['GET', 'POST', 'PUT', 'DELETE'])

/** Lays an OpenAPI document of ours out as the rows that a page shows. A fault in it is a fault of the start. */
export function toReference(given: unknown): ApiReference {
  const document = documentSchema.parse(given)
  const follow = (value: unknown): Json => followReference(json.parse(value), document)
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const read = operationSchema.parse(operation)
      const needsKey = (read.security ?? document.security).every((way) => Object.keys(way).length > 0)
      const hasWays = (read.security ?? document.security).length > 0
      return { tag: read.tags[0], row: toOperation(path, method, read, needsKey && hasWays, follow) }
    }),
  )
  const objects = Object.entries(document.components.schemas)
    .filter(([, schema]) => schema['properties'] !== undefined)
    .map(([name, schema]): ReferenceObject => ({ name, text: textOf(schema), fields: toFields(schema) }))
  const rows = operations.map(({ row }) => row)
  return {
    server: document.servers[0]?.url ?? '',
    groups: withEachExampleOnce(
      document.tags.map(({ name, description }) => ({
        name,
        text: description,
        operations: operations.filter(({ tag }) => tag === name).map(({ row }) => row),
      })),
    ),
    objects: listNamedObjects(rows, objects),
  }
}

function followReference(value: Json, root: Json): Json {
  const reference = value['$ref']
  if (typeof reference !== 'string') return value
  return reference
    .slice(2)
    .split('/')
    .reduce<Json>((at, name) => json.parse(at[name]), root)
}

type Follow = (value: unknown) => Json

function toOperation(
  path: string,
  method: string,
  operation: z.infer<typeof operationSchema>,
  needsKey: boolean,
  follow: Follow,
): ReferenceOperation {
  return {
    id: operation.operationId,
    method: methodSchema.parse(method.toUpperCase()),
    path,
    title: operation.summary,
    text: operation.description,
    needsKey,
    parameters: operation.parameters.map((parameter) => toParameter(follow(parameter))),
    body: operation.requestBody === undefined ? null : toBody(operation.requestBody.content, follow),
    answers: Object.entries(operation.responses)
      .sort(([left], [right]) => Number(left === 'default') - Number(right === 'default'))
      .map(([status, answer]) => toAnswer(status, follow(answer))),
  }
}

function toParameter(given: Json): ReferenceParameter {
  const { name, in: place, required, description, example, schema } = parameterSchema.parse(given)
  const type = typeOf(schema)
  return { name, place, type, isRequired: required, text: description, example: String(example ?? '') }
}

function toBody(content: Json, follow: Follow): ReferenceOperation['body'] {
  const [type = ''] = Object.keys(content)
  const { schema, example } = z
    .looseObject({ schema: json, example: z.unknown().optional() })
    .parse(content[type])
  const resolved = follow(schema)
  return {
    type: Object.keys(content).join(' or '),
    fields: toFields(resolved),
    note: textOf(resolved),
    example: example === undefined ? null : JSON.stringify(example, null, 2),
  }
}

function toAnswer(status: string, answer: Json): ReferenceAnswer {
  const content = json.parse(answer['content'] ?? {})
  const [first] = Object.values(content)
  const body = first === undefined ? {} : json.parse(first)
  const schema = json.parse(body['schema'] ?? {})
  const note = textOf(schema)
  return {
    status,
    text: [textOf(answer), note].filter(Boolean).join(' '),
    object: nameOf(schema),
    example: body['example'] === undefined ? null : JSON.stringify(body['example'], null, 2),
  }
}

function toFields(schema: Json): ReferenceField[] {
  const required = z.array(z.string()).parse(schema['required'] ?? [])
  return Object.entries(json.parse(schema['properties'] ?? {})).map(([name, property]) => {
    const row = json.parse(property)
    return { name, type: typeOf(row), isRequired: required.includes(name), text: textOf(row) }
  })
}

function textOf(schema: Json): string {
  return typeof schema['description'] === 'string' ? schema['description'] : ''
}

/** The name of the object that a schema refers to. */
function nameOf(schema: Json): string | null {
  const reference =
    schema['$ref'] ?? json.parse(z.array(z.unknown()).parse(schema['allOf'] ?? [{}])[0])['$ref']
  return typeof reference === 'string' ? (reference.split('/').at(-1) ?? null) : null
}

/** A schema in a few words: "string", "1 | 2 | 3", "Factor[]", "string or null". */
function typeOf(schema: Json): string {
  const name = nameOf(schema)
  if (name !== null) return name
  const choices = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choices))
    return [...new Set(choices.map((choice) => typeOf(json.parse(choice))))].join(' or ')
  if ('const' in schema) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum'])) return schema['enum'].map(String).join(' | ')
  const { type } = schema
  if (Array.isArray(type)) return type.map(String).join(' or ')
  if (type === 'array') return `${typeOf(json.parse(schema['items'] ?? {}))}[]`
  if (type === 'object') return typeOfObject(schema)
  if (schema['format'] === 'date') return 'date, YYYY-MM-DD'
  return `${typeof type === 'string' ? type : 'any'}${boundsOf(schema)}`
}

function typeOfObject(schema: Json): string {
  const others = schema['additionalProperties']
  if (schema['properties'] === undefined && typeof others === 'object')
    return `map of ${typeOf(json.parse(others))}`
  const names = Object.keys(json.parse(schema['properties'] ?? {}))
  return names.length === 0 ? 'object' : `{ ${names.join(', ')} }`
}

function boundsOf(schema: Json): string {
  const { minimum, maximum, maxLength } = schema
  if (typeof minimum === 'number' && typeof maximum === 'number' && maximum < 1e9)
    return `, ${minimum} to ${maximum}`
  return typeof maxLength === 'number' ? `, up to ${maxLength} characters` : ''
}
