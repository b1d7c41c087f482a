/** A word as an engine saw it: box in pixels of the given image, confidence from 0 to 1. */
export type OcrWord = { text: string; x0: number; y0: number; x1: number; y1: number; confidence: number }

/** A line of words from left to right, with the height of its letters in pixels. */
export type OcrLine = { words: OcrWord[]; letterHeight: number }
