import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createWorker, PSM } from 'tesseract.js'
import { type Deadline, OutOfTime, waitUntil } from '../readers/deadline.ts'
import type { GrayImage } from './gray-image.ts'
import type { OcrLine } from './ocr-line.ts'

/** Thrown when the engine itself fails: the pixels that it gets are our own, so the file is not to blame. */
export class OcrEngineFailed extends Error {
  override name = 'OcrEngineFailed'
}

const lstmOnly = 1

/** The trained data comes from the package, in the variant that the LSTM engine needs; nothing is fetched or kept. */
const languageFolder = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

let engine: ReturnType<typeof startEngine> | null = null

async function startEngine() {
  const worker = await createWorker('eng', lstmOnly, {
    langPath: languageFolder,
    gzip: true,
    cacheMethod: 'none',
    // Without a handler one damaged image ends the process.
    errorHandler: () => {},
  })
  // The engine's own remarks would go to standard error.
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    user_defined_dpi: '300',
    debug_file: '/dev/null',
  })
  return worker
}

/** Loads the engine (about a quarter of a second); later calls share it. */
export async function warmOcrEngine(): Promise<void> {
  engine ??= startEngine()
  await engine
}

/** Ends the engine's thread, so that a process may exit. */
export async function closeOcrEngine(): Promise<void> {
  const started = await engine
  engine = null
  await started?.terminate()
}

/** Reads the text of an upright image. Rejects with OutOfTime at the deadline; the engine's thread is ended then. */
export async function recogniseText(image: GrayImage, deadline: Deadline): Promise<OcrLine[]> {
  const { data } = await recognise(image, deadline)
  const lines = (data.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((paragraph) => paragraph.lines),
  )
  return lines.map((line) => ({
    words: line.words.map((word) => ({ text: word.text, ...word.bbox, confidence: word.confidence / 100 })),
    letterHeight: line.rowAttributes.rowHeight,
  }))
}

async function recognise(image: GrayImage, deadline: Deadline) {
  try {
    engine ??= startEngine()
    const worker = await engine
    const work = worker.recognize(toPortableGraymap(image), {}, { text: false, blocks: true })
    return await waitUntil(work, deadline, closeOcrEngine)
  } catch (cause) {
    if (cause instanceof OutOfTime) throw cause
    throw new OcrEngineFailed('the OCR engine failed', { cause })
  }
}

/** The plainest image format that the engine reads: a header before the pixels. */
function toPortableGraymap({ data, width, height }: GrayImage): Buffer {
  return Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), data])
}
