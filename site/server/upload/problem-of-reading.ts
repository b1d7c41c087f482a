import type { ReadProblemCode } from '@doublerule/documents/document-text.ts'
import type { ProblemCode } from '#shared/problems.ts'

/** The row of the problem table for each way in which a file cannot be read. */
export const problemOfReading = {
  empty: 'file_empty',
  unsupported_type: 'file_type_refused',
  type_mismatch: 'file_mismatched',
  encrypted: 'file_encrypted',
  corrupt: 'file_damaged',
  no_text: 'file_without_text',
  own_export: 'file_of_papers',
  too_large: 'analysis_too_long',
  timeout: 'analysis_timed_out',
  memory_limit: 'analysis_too_long',
  overloaded: 'analysis_busy',
} as const satisfies Record<ReadProblemCode, ProblemCode>
