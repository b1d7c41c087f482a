import type { ReadProblem, ReadProblemCode } from '../../document-text.ts'

/** The failure side of a result. */
export function refuse(code: ReadProblemCode, detail: string): { ok: false; problem: ReadProblem } {
  return { ok: false, problem: { code, detail } }
}
