import { basename } from 'node:path'
import type { Result } from '@doublerule/carbon/result.ts'
import { fail, ok } from '@doublerule/carbon/result.ts'
import { readLimits } from '../read/limits/read-limits.ts'
import type { McpPorts } from './mcp-ports.ts'

export type SentDocument = {
  path?: string | undefined
  fileName?: string | undefined
  content?: string | undefined
}

const base64 = /^[A-Za-z\d+/]*={0,2}$/
const longestContent = Math.ceil(readLimits.fileBytes / 3) * 4

/** The bytes of a document that a tool call names or carries, or what to tell the caller. */
export async function readSentDocument(
  { path, fileName, content }: SentDocument,
  readPath: McpPorts['readPath'],
): Promise<Result<{ bytes: Uint8Array; fileName: string }, string>> {
  if (path !== undefined) {
    if (readPath === null) return fail('Send the bytes: this server reads no paths.')
    const bytes = await readPath(path)
    return bytes === null
      ? fail('There is no file at this path that can be read, or it is larger than 10 MB.')
      : ok({ bytes, fileName: basename(path) })
  }
  if (fileName === undefined || content === undefined) return fail('Send fileName and content, or a path.')
  if (content.length > longestContent) return fail('The file is larger than 10 MB.')
  if (content.length % 4 !== 0 || !base64.test(content)) return fail('content is not base64.')
  return ok({ bytes: new Uint8Array(Buffer.from(content, 'base64')), fileName })
}
