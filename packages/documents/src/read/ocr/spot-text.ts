import type { Deadline } from '../limits/deadline.ts'
import type { LineBox } from './detect-lines.ts'
import type { GrayImage } from './gray-image.ts'
import { type NeuralModels, loadNeuralModels } from './neural-models.ts'
import { OcrEngineFailed } from './ocr-engine-failed.ts'
import { type Spotted, spotLines } from './spot-lines.ts'

let models: Promise<NeuralModels> | null = null

/**
 * Reads the text of an upright image with neural networks: several times slower than `recogniseText`, and far
 * better on photos of worn, curled or blurred print. What is left at the deadline is passed over. The networks stay loaded.
 */
export async function spotText(
  image: GrayImage,
  needOf: (box: LineBox) => number,
  deadline: Deadline,
): Promise<Spotted> {
  try {
    models ??= loadNeuralModels()
    return await spotLines(image, await models, needOf, deadline)
  } catch (cause) {
    throw new OcrEngineFailed('the neural OCR engine failed', { cause })
  }
}

/** Whether this process holds the networks, whose memory (some 400 MB) WebAssembly never gives back. */
export function holdsNetworks(): boolean {
  return models !== null
}
