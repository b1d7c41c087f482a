export type Json = { [name: string]: unknown }

/** A schema as OpenAPI embeds it: without the marks of a document of its own. */
export function withoutDialect({ $schema: _dialect, $id: _id, id: _name, ...schema }: Json): Json {
  return schema
}
