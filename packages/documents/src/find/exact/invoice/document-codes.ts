// UNTDID 1001, the codes of EN 16931 that take an amount back: credit notes, self-billed, factored and of one's own.
const creditCodes: ReadonlySet<string> = new Set('81 83 261 262 296 308 381 396 420 458 532'.split(' '))

/** True for the code of a document whose positive quantities are taken back. */
export function isCreditCode(code: string | null): boolean {
  return code !== null && creditCodes.has(code)
}
