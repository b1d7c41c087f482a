import type { FigureShape } from '../src/judge/account/figure-shape.ts'

/** Where a document comes from: actual use, a hand that knew such documents, the generator. */
export type Origin = 'real' | 'written' | 'generated'

/** One candidate as one kind: what is known of it in numbers, and whether it is counted as that kind. */
export type Row = {
  /** Documents that must not be parted: a supplier, or a family of made layouts. */
  group: string
  origin: Origin
  /** Rows of one reading of one document, which compete with each other. */
  document: number
  kind: string
  features: Float32Array
  /** How the figure stands on its page; title and label as numbers that stand for their letters. */
  shape: FigureShape
  label: 0 | 1
  /** Zero where a label says neither yes nor no. */
  weight: number
}
