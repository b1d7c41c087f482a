import { pdfMark, recogniseOwnExport } from '@doublerule/carbon/working/own-export.ts'
import type { SniffedFile } from '../sniff/sniff-file.ts'

/** Characters that hold the head of a CSV of papers. */
const headCharacters = 500

/** Papers that were taken along from the desk, as CSV, PDF or JSON: read as a bill, their totals would count again. */
export function isOwnExport(bytes: Uint8Array, file: SniffedFile): boolean {
  if (file.kind === 'pdf') return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(pdfMark)
  return 'text' in file && recogniseOwnExport(file.text.slice(0, headCharacters)) !== null
}
