/** An expected outcome: a value, or the problem that stood in its way. Exceptions are bugs. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; problem: Failure }

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function fail<Failure>(problem: Failure): { ok: false; problem: Failure } {
  return { ok: false, problem }
}
