import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createWorker, PSM } from 'tesseract.js'
import { type Deadline, OutOfTime, waitUntil } from '../limits/deadline.ts'
import type { GrayImage } from './gray-image.ts'
import { OcrEngineFailed } from './ocr-engine-failed.ts'
import type { OcrLine } from './ocr-line.ts'

const lstmOnly = 1

/** Whose print the engine was taught: its letters, and its way to write decimals. */
export type Taught = 'english' | 'german' | 'french'

const require = createRequire(import.meta.url)

/** The trained data comes from packages, in the variant that the LSTM engine needs; nothing is fetched or kept. */
const languages = {
  english: { code: 'eng', manifest: require.resolve('@tesseract.js-data/eng/package.json') },
  german: { code: 'deu', manifest: require.resolve('@tesseract.js-data/deu/package.json') },
  french: { code: 'fra', manifest: require.resolve('@tesseract.js-data/fra/package.json') },
} as const satisfies Record<Taught, unknown>

type Engine = { worker: Awaited<ReturnType<typeof startWorker>>; taught: Taught }

let engine: Promise<Engine> | null = null

async function startEngine(taught: Taught): Promise<Engine> {
  return { worker: await startWorker(taught), taught }
}

async function startWorker(taught: Taught) {
  const { code, manifest } = languages[taught]
  const worker = await createWorker(code, lstmOnly, {
    langPath: join(dirname(manifest), '4.0.0_best_int'),
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
  engine ??= startEngine('english')
  await engine
}

/** Ends the engine's thread, so that a process may exit; its memory is given back when this resolves. */
export async function closeOcrEngine(): Promise<void> {
  const started = await engine
  engine = null
  if (started === null) return
  const thread: unknown = 'worker' in started.worker ? started.worker.worker : null
  await started.worker.terminate()
  // The library does not wait for its thread, and two of them at once are more than a child may hold.
  if (thread instanceof Worker) await thread.terminate()
}

/** Reads the text of an upright image. Rejects with OutOfTime at the deadline; the engine's thread is ended then. */
export async function recogniseText(
  image: GrayImage,
  taught: Taught,
  deadline: Deadline,
): Promise<OcrLine[]> {
  const { data } = await recognise(image, taught, deadline)
  const lines = (data.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((paragraph) => paragraph.lines),
  )
  return lines.map((line) => ({
    words: line.words.map((word) => ({ text: word.text, ...word.bbox, confidence: word.confidence / 100 })),
    letterHeight: line.rowAttributes.rowHeight,
  }))
}

async function recognise(image: GrayImage, taught: Taught, deadline: Deadline) {
  try {
    if (engine !== null && (await engine).taught !== taught) await closeOcrEngine()
    engine ??= startEngine(taught)
    const { worker } = await engine
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
