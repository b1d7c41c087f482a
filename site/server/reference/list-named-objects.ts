import type { ReferenceObject, ReferenceOperation } from '#shared/api-reference-model.ts'

/** The objects that an answer or a field names. What is only the body of a request stands with its endpoint. */
export function listNamedObjects(
  operations: readonly ReferenceOperation[],
  objects: readonly ReferenceObject[],
): readonly ReferenceObject[] {
  const fields = [
    ...operations.flatMap(({ parameters, body }) => [...parameters, ...(body?.fields ?? [])]),
    ...objects.flatMap((object) => object.fields),
  ]
  const named = new Set([
    ...fields.flatMap(({ type }) => type.match(/[A-Z][A-Za-z]+/g) ?? []),
    ...operations.flatMap(({ answers }) => answers.map(({ object }) => object)),
  ])
  return objects.filter(({ name }) => named.has(name))
}
