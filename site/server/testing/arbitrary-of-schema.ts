import fc from 'fast-check'

export type Schema = { [name: string]: unknown }

/** Values that a JSON Schema of our OpenAPI document admits. Throws on a keyword that it does not know. */
export function arbitraryOfSchema(schema: Schema, root: Schema): fc.Arbitrary<unknown> {
  if (typeof schema['$ref'] === 'string') return arbitraryOfSchema(follow(schema['$ref'], root), root)
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum']))
    return fc.constantFrom<unknown[]>(...schema['enum'].map((value: unknown) => value))
  const choices = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choices))
    return fc.oneof(...choices.map((choice) => arbitraryOfSchema(toSchema(choice), root)))
  const { type } = schema
  if (Array.isArray(type)) {
    return fc.oneof(...type.map((one) => arbitraryOfSchema({ ...schema, type: String(one) }, root)))
  }
  switch (type) {
    case 'string':
      return arbitraryText(schema)
    case 'integer':
      return fc.integer({ min: numberOf(schema['minimum'], 0), max: numberOf(schema['maximum'], 1_000_000) })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return arbitraryList(schema, root)
    case 'object':
      return arbitraryObject(schema, root)
    default:
      throw new Error(`no values for ${JSON.stringify(schema)}`)
  }
}

function arbitraryText(schema: Schema): fc.Arbitrary<string> {
  if (schema['format'] === 'date') {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    return days.map((day) => day.toISOString().slice(0, 10))
  }
  const bounds = { minLength: numberOf(schema['minLength'], 0), maxLength: numberOf(schema['maxLength'], 40) }
  if (typeof schema['pattern'] === 'string') {
    return fc.stringMatching(new RegExp(schema['pattern'])).filter((text) => text.length <= 80)
  }
  // Half are words that mean something, so that the far side of the checks is reached too.
  const known = fc.constantFrom(
    'kWh',
    'L',
    'Queensland',
    'BNE',
    'Perth',
    'diesel',
    'AUD',
    't',
    'bill.txt',
    '',
  )
  const fitting = known.filter(({ length }) => length >= bounds.minLength && length <= bounds.maxLength)
  return fc.oneof(
    fitting,
    fc.string({ ...bounds, unit: 'grapheme' }).filter((text) => text.length <= bounds.maxLength),
  )
}

function arbitraryList(schema: Schema, root: Schema): fc.Arbitrary<unknown> {
  if (Array.isArray(schema['prefixItems'])) {
    return fc.tuple(...schema['prefixItems'].map((item) => arbitraryOfSchema(toSchema(item), root)))
  }
  const minLength = numberOf(schema['minItems'], 0)
  const maxLength = Math.min(numberOf(schema['maxItems'], 3), minLength + 2)
  return fc.array(arbitraryOfSchema(toSchema(schema['items']), root), { minLength, maxLength })
}

function arbitraryObject(schema: Schema, root: Schema): fc.Arbitrary<unknown> {
  const properties = Object.entries(toSchema(schema['properties'] ?? {}))
  const values = Object.fromEntries(
    properties.map(([name, property]) => [name, arbitraryOfSchema(toSchema(property), root)]),
  )
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : []
  const known = fc.record(values, { requiredKeys: required.filter((name) => name in values) })
  const others = schema['additionalProperties']
  if (properties.length > 0 || others === undefined || typeof others === 'boolean') return known
  const names = fc.string({ minLength: 1, maxLength: 20 }).filter((name) => name !== '__proto__')
  return fc.dictionary(names, arbitraryOfSchema(toSchema(others), root), { maxKeys: 2 })
}

function follow(reference: string, root: Schema): Schema {
  return reference
    .slice(2)
    .split('/')
    .reduce<Schema>((at, name) => toSchema(at[name]), root)
}

function toSchema(value: unknown): Schema {
  if (typeof value !== 'object' || value === null) throw new Error('not a schema')
  return { ...value }
}

function numberOf(value: unknown, otherwise: number): number {
  // JSON Schema of a safe integer has the largest one as its bound; smaller figures find more.
  return typeof value === 'number' ? Math.max(-1_000_000, Math.min(value, 1_000_000)) : otherwise
}
