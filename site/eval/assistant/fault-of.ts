import type { Pair } from './pair.ts'

/** What is wrong with an answer; null where it holds all it must and nothing it must not. */
export function faultOf({ says, omits }: Pick<Pair, 'says' | 'omits'>, answer: string): string | null {
  const missing = says.find((pattern) => !pattern.test(answer))
  if (missing !== undefined) return `does not say ${missing}`
  const unwanted = omits.find((pattern) => pattern.test(answer))
  return unwanted === undefined ? null : `says ${unwanted}`
}
