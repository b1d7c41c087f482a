/** An object without a prototype, so that an element named "__proto__" is a key like any other. */
export function makeBareObject(): Record<string, never> {
  return Object.create(null) as Record<string, never>
}
