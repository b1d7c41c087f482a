import type { GrayImage } from './gray-image.ts'
import { pipelineOf, toGrayImage } from './image-library.ts'

/** Clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3

export async function turnImage(image: GrayImage, turns: QuarterTurns): Promise<GrayImage> {
  return turns === 0 ? image : toGrayImage(pipelineOf(image).rotate(turns * 90))
}

/** A point, in fractions, of an image turned clockwise, on the image before. */
export function turnBack(x: number, y: number, turns: QuarterTurns): readonly [x: number, y: number] {
  if (turns === 1) return [y, 1 - x]
  if (turns === 2) return [1 - x, 1 - y]
  return turns === 3 ? [1 - y, x] : [x, y]
}
