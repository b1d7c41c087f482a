import type { DocumentText } from '../document-text.ts'
import { readDocument } from '../read/read-document.ts'

/** What a made file is read as; throws where the readers refuse it. */
export async function textOfFile(content: string | Uint8Array, name: string): Promise<DocumentText> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const read = await readDocument(bytes, name)
  if (!read.ok) throw new Error(read.problem.detail)
  return read.value
}
