import { plainIssue } from '@doublerule/carbon/calculation/plain-issue.ts'
import { safeParse, type $ZodType } from 'zod/v4/core'
import { listFieldErrors } from '#server/list-field-errors.ts'
import type { FieldError } from '#shared/problems.ts'

export type CheckedFields<Value> = { ok: true; value: Value } | { ok: false; errors: FieldError[] }

/** Holds what a caller sent against a schema: its value, or what is wrong with each field, in words. */
export function checkFields<Value>(schema: $ZodType<Value>, sent: unknown): CheckedFields<Value> {
  const parsed = safeParse(schema, sent, { error: plainIssue })
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, errors: listFieldErrors(parsed.error) }
}
