import type { $ZodError, $ZodIssue } from 'zod/v4/core'
import type { FieldError } from '#shared/problems.ts'

/** What is wrong with the whole of a body has no field of its own. */
const wholeBody = 'body'
const mostErrors = 50
const longestName = 200

/** Turns the issues of a failed schema into one line per field: the first thing that is wrong with it. */
export function listFieldErrors(problem: $ZodError): FieldError[] {
  const byField = new Map<string, string>()
  for (const issue of problem.issues) {
    for (const field of fieldsOf(issue)) {
      if (!byField.has(field)) byField.set(field, issue.message)
    }
  }
  return [...byField].slice(0, mostErrors).map(([field, message]) => ({ field, message }))
}

/** Names that are not taken are fields themselves. */
function fieldsOf(issue: $ZodIssue): string[] {
  const paths =
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
  return paths.map((path) => path.map(String).join('.').slice(0, longestName) || wholeBody)
}
