import type { $ZodError } from 'zod/v4/core'
import type { FieldError } from '#shared/problems.ts'

/** Turns the issues of a failed schema into one line per field: the first thing that is wrong with it. */
export function listFieldErrors(problem: $ZodError): FieldError[] {
  const byField = new Map<string, string>()
  for (const issue of problem.issues) {
    const field = issue.path.map(String).join('.')
    if (!byField.has(field)) byField.set(field, issue.message)
  }
  return [...byField].map(([field, message]) => ({ field, message }))
}
