/** One byte for each pixel, row by row, 0 black to 255 white. */
export type GrayImage = { data: Uint8Array; width: number; height: number }
