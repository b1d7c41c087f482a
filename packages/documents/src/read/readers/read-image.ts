import type { DocumentText, ReadResult, TextRow } from '../../document-text.ts'
import { decodeImage } from '../ocr/decode-image.ts'
import { readScan } from '../ocr/read-scan.ts'
import { type FileDeadline, OutOfTime } from '../limits/deadline.ts'
import { growForPicture } from '../ocr/grow-for-picture.ts'
import { refuse } from '../limits/refuse.ts'

/** Reads the text of a photo or scan. */
export async function readImage(
  bytes: Uint8Array,
  file: { kind: 'jpeg' | 'png'; mediaType: string },
  deadline: FileDeadline,
): Promise<ReadResult> {
  const image = await decodeImage(bytes)
  if (!image.ok) return image
  const scan = await readScan(image.value, 1, growForPicture(deadline, image.value, 1))
  const toText = (rows: readonly TextRow[], truncated = false): DocumentText => {
    const pages = [{ name: '1', rows, readBy: 'ocr' }] as const
    return { ...file, pages, json: null, truncated, readBy: 'ocr' }
  }
  if (scan.rows.length > 0) return { ok: true, value: toText(scan.rows), readAgain }
  const { rows, isCut } = await scan.readAgain()
  if (rows.length > 0) return { ok: true, value: toText(rows, isCut) }
  if (scan.isGivenUp) throw new OutOfTime()
  return refuse('no_text', 'The image shows no text that can be read.')

  async function readAgain(): Promise<DocumentText> {
    const again = await scan.readAgain()
    return toText(again.rows.length > 0 ? again.rows : scan.rows)
  }
}
