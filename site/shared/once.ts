/** Does something at its first call, and gives the same to all that follow; tries again where it failed. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null
  return () => {
    made ??= make().catch((problem: unknown) => {
      made = null
      throw problem
    })
    return made
  }
}
