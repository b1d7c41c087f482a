import type { ReadProblem } from '../../document-text.ts'
import { readLimits } from '../limits/read-limits.ts'
import { refuse } from '../limits/refuse.ts'
import type { GrayImage } from './gray-image.ts'
import { sharp, toGrayImage } from './image-library.ts'

export type DecodedImage = { ok: true; value: GrayImage } | { ok: false; problem: ReadProblem }

/**
 * The gray pixels of a JPEG or PNG as a viewer shows them (EXIF rotation applied, transparent parts white),
 * made smaller when its long side is beyond what OCR needs.
 */
export async function decodeImage(bytes: Uint8Array): Promise<DecodedImage> {
  const limits = { limitInputPixels: readLimits.imagePixels, failOn: 'error' } as const
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > readLimits.imagePixels) {
      return refuse('too_large', `The image has more than ${readLimits.imagePixels / 1e6} million pixels.`)
    }
    const pipeline = sharp(bytes, limits)
      .autoOrient()
      .flatten({ background: 'white' })
      .resize({ ...boundingBox, fit: 'inside', withoutEnlargement: true })
      .grayscale()
    return { ok: true, value: await toGrayImage(pipeline) }
  } catch {
    return refuse('corrupt', 'The image is damaged.')
  }
}

const boundingBox = { width: readLimits.ocrSidePixels, height: readLimits.ocrSidePixels }
