/** An object without a prototype, so that an element named "__proto__" is a key like any other. */
export function makeBareObject<Value extends object>(): Value {
  return Object.create(null) as Value
}
