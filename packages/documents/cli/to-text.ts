import { basename } from 'node:path'
import { renderReply } from '@doublerule/carbon/reply/render-reply.ts'
import type { FileResult } from './analyse-files.ts'

/** A file as the reply that the chat gives, below its name. */
export function toText(result: FileResult): string {
  const body = result.ok
    ? renderReply(result.analysis)
    : `Not analysed (${result.problem.code}): ${result.problem.detail}`
  return `${basename(result.path)}\n\n${body}\n`
}
