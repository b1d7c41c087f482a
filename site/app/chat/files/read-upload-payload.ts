import type { UploadPayload } from '#shared/chat-messages.ts'
import { extensionOf } from './file-rules.ts'

/** Systems without a registered type for an extension leave `file.type` blank. */
const mimeTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  txt: 'text/plain',
  csv: 'text/csv',
  json: 'application/json',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export function mimeTypeOf(file: { name: string; type: string }): string {
  return file.type === '' ? (mimeTypes[extensionOf(file.name)] ?? 'application/octet-stream') : file.type
}

/** The body of POST /api/ai/upload-base64; null when the browser can no longer read the file. */
export async function readUploadPayload(file: File): Promise<UploadPayload | null> {
  const mimeType = mimeTypeOf(file)
  // The reader writes the blob's own type into the data URL.
  const dataUrl = await readDataUrl(file.type === mimeType ? file : new Blob([file], { type: mimeType }))
  return dataUrl === null ? null : { fileData: dataUrl, fileName: file.name, mimeType }
}

function readDataUrl(blob: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null))
    reader.addEventListener('error', () => resolve(null))
    reader.readAsDataURL(blob)
  })
}
