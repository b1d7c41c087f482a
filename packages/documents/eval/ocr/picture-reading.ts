import type { TextCell } from '../../src/document-text.ts'

/** What a child is sent: a picture, or a PDF of pictures, to read. */
export type PictureJob = { bytes: Uint8Array; name: string }

/** The cells of one reading, line by line, and what it cost. */
export type Reading = { lines: Pick<TextCell, 'text' | 'readConfidence'>[][]; ms: number }

/** What a child sends back: each reading that was made, and the most memory that its process held. */
export type PictureReading = { first: Reading | null; merged: Reading | null; peakMb: number }

/** The first engine's reading, and that of both engines. */
export const readings = ['first', 'merged'] as const satisfies readonly (keyof PictureReading)[]
