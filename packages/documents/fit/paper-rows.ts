import { type Paper, papers } from '../src/find/paper/paper.ts'
import { isMade } from './fit-leaving-out.ts'
import { packLines, unpackLines } from './packed-lines.ts'

/** One document in numbers, and what it is; no word of it is kept. */
export type PaperRow = {
  /** Documents that must not be parted: a supplier. */
  group: string
  /** The likeliest first; others where a person could take it for either. */
  papers: readonly Paper[]
  features: Float32Array
}

export type PaperRows = { names: readonly string[]; rows: readonly PaperRow[] }

export function packPapers({ names, rows }: PaperRows): Uint8Array {
  const lines = rows.map(({ group, papers: own, features }) => ({
    cells: [isMade(group) ? 'made' : 'real', group, own.join('|')],
    features,
  }))
  return packLines({ names, lines })
}

export function unpackPapers(packed: Uint8Array): PaperRows {
  const { names, lines } = unpackLines(packed)
  const rows = lines.map(({ cells: [, group = '', own = ''], features }) => ({
    group,
    papers: own.split('|').flatMap((name) => papers.find((paper) => paper === name) ?? []),
    features,
  }))
  return { names, rows }
}
