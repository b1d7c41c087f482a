/** What the reference page shows of an OpenAPI document: rows of words, resolved and flat. */
export type ReferenceField = { name: string; type: string; isRequired: boolean; text: string }

export type ReferenceParameter = ReferenceField & { place: 'path' | 'query' | 'header'; example: string }

export type ReferenceAnswer = {
  status: string
  text: string
  /** Name of the object that is answered, which stands among the objects; null where it has none. */
  object: string | null
  example: string | null
}

export type ReferenceOperation = {
  id: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  title: string
  text: string
  needsKey: boolean
  parameters: readonly ReferenceParameter[]
  body: { type: string; fields: readonly ReferenceField[]; note: string; example: string | null } | null
  answers: readonly ReferenceAnswer[]
}

export type ReferenceObject = { name: string; text: string; fields: readonly ReferenceField[] }

export type ReferenceGroup = { name: string; text: string; operations: readonly ReferenceOperation[] }

export type ApiReference = {
  server: string
  groups: readonly ReferenceGroup[]
  objects: readonly ReferenceObject[]
}

/** Answer of GET /api/reference: the platform's documented API, and the open engine that this site serves. */
export type ApiReferences = { platform: ApiReference; engine: ApiReference }

export const referencePath = '/api/reference'
export const platformDocumentPath = '/api/reference/platform.json'
export const engineDocumentPath = '/api/v1/openapi.json'
