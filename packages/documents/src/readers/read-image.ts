import type { ReadResult } from '../document-text.ts'
import { decodeImage } from '../ocr/decode-image.ts'
import { readScan } from '../ocr/read-scan.ts'
import { refuse } from './refuse.ts'

/** Reads the text of a photo or scan. */
export async function readImage(
  bytes: Uint8Array,
  file: { kind: 'jpeg' | 'png'; mediaType: string },
): Promise<ReadResult> {
  const image = await decodeImage(bytes)
  if (!image.ok) return image
  const rows = await readScan(image.value, 1)
  if (rows.length === 0) return refuse('no_text', 'The image shows no text that can be read.')
  const pages = [{ name: '1', rows, readBy: 'ocr' }] as const
  return {
    ok: true,
    value: { ...file, pages, json: null, truncated: false, readBy: 'ocr' },
  }
}
