import type { MadeKind, OptionalReason } from './made-document.ts'

/**
 * What a printed number is of an account (one use of one thing at one place): its total, or one part of a division into
 * so many parts, or something beside it.
 */
export type Mark = {
  account: string
  kind: MadeKind
  quantity: string
  unit: string | null
} & (
  | { role: 'total' }
  | { role: 'part'; division: string; part: string; parts: number }
  | { role: 'beside'; why: OptionalReason }
)

/** A piece of text that stays together: a cell, with what its numbers mean. */
export type Piece = { text: string; marks?: readonly Mark[] }

/** Column: that of its table, for a file of rows. */
export type PlacedPiece = { piece: Piece; left: number; width: number; column?: number }

/** A line of a page: its pieces from left to right, in fractions of the page's width. */
export type PaperLine = readonly PlacedPiece[]

export type Frame = { left: number; right: number }
