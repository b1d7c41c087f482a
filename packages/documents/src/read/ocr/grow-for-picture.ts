import type { GrayImage } from './gray-image.ts'
import type { Deadline, FileDeadline } from '../limits/deadline.ts'
import { readLimits } from '../limits/read-limits.ts'

/** The deadlines of one picture's two readings, the whole file's having grown by them. */
export type PictureDeadlines = { first: Deadline; again: Deadline }

/** Gives a file more time for its nth picture. One that is noise all over ends with its own time, not with that of all. */
export function growForPicture(deadline: FileDeadline, image: GrayImage, nth: number): PictureDeadlines {
  const pixelsMs = ((image.width * image.height) / 1e6) * readLimits.megapixelMs
  const firstMs = readLimits.pictureMs + pixelsMs
  deadline.grow(firstMs + (nth > readLimits.pagesReadAgain ? 0 : readLimits.pictureReadAgainMs))
  return { first: deadline.part(firstMs + readLimits.pictureTurnsMs), again: deadline }
}
