import type { GrayImage } from './gray-image.ts'
import { pipelineOf, toGrayImage } from './image-library.ts'

const blur = 0.9
const contrast = 1.8
const offset = -190

/** Joins the dots of thermal print by a slight blur and makes faint strokes black. */
export async function firmStrokes(image: GrayImage): Promise<GrayImage> {
  return toGrayImage(pipelineOf(image).blur(blur).linear(contrast, offset))
}
