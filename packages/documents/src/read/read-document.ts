import type { ReadResult } from '../document-text.ts'
import { OcrEngineFailed } from './ocr/ocr-engine-failed.ts'
import type { SniffedFile } from './sniff/sniff-file.ts'
import { sniffFile } from './sniff/sniff-file.ts'
import { noDeadline, OutOfTime } from './limits/deadline.ts'
import { isOwnExport } from './readers/is-own-export.ts'
import { OcrNeeded } from './readers/ocr-needed.ts'
import type { ReadOptions } from './readers/ocr-needed.ts'
import { readCsv } from './readers/read-csv.ts'
import { readDocx } from './readers/read-docx.ts'
import { readJson } from './readers/read-json.ts'
import { readPdf } from './readers/read-pdf.ts'
import { readText } from './readers/read-text.ts'
import { readXlsx } from './readers/read-xlsx.ts'
import { refuse } from './limits/refuse.ts'

/**
 * Reads a file into rows of cells. The content decides how it is read; the name must agree with it. Untrusted
 * bytes belong into the analysis pool, which bounds time and memory: this function alone does not.
 */
export async function readDocument(
  bytes: Uint8Array,
  fileName: string,
  options: ReadOptions = {},
): Promise<ReadResult> {
  try {
    const file = await sniffFile(bytes, fileName)
    if (!file.ok) return file
    if (isOwnExport(bytes, file.value)) {
      return refuse('own_export', 'The file holds working papers, which are results and no document.')
    }
    return await readSniffed(bytes, file.value, options)
  } catch (error) {
    if (error instanceof OcrNeeded || error instanceof OcrEngineFailed) throw error
    if (error instanceof OutOfTime)
      return refuse('timeout', 'The file takes longer to read than one file may.')
    // The parsers reject what they cannot read with errors of their own; running out of room is a RangeError.
    return error instanceof RangeError
      ? refuse('memory_limit', 'The file needs more memory than one file may have.')
      : refuse('corrupt', 'The file is damaged.')
  }
}

async function readSniffed(bytes: Uint8Array, file: SniffedFile, options: ReadOptions): Promise<ReadResult> {
  switch (file.kind) {
    case 'pdf':
      return readPdf(bytes, options)
    case 'xlsx':
      return readXlsx(bytes)
    case 'docx':
      return readDocx(bytes)
    case 'csv':
      return readCsv(file.text)
    case 'json':
      return readJson(file.text)
    case 'text':
      return readText(file.text)
    case 'jpeg':
    case 'png':
    default:
      if (options.ocr === 'deferred') throw new OcrNeeded()
      // The engines of pictures take longer to load than most files of text to read.
      return (await import('./readers/read-image.ts')).readImage(bytes, file, options.deadline ?? noDeadline)
  }
}
