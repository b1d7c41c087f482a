import { parseShape } from './casts.ts'
import { packLines, unpackLines } from './packed-lines.ts'
import type { Origin, Row } from './row.ts'

export type RowsFile = { names: readonly string[]; rows: readonly Row[] }

export function packRows({ names, rows }: RowsFile): Uint8Array {
  const lines = rows.map(({ origin, group, document, kind, label, weight, shape, features }) => ({
    cells: [origin, group, document, kind, label, weight, JSON.stringify(shape)],
    features,
  }))
  return packLines({ names, lines })
}

export function unpackRows(packed: Uint8Array): RowsFile {
  const { names, lines } = unpackLines(packed)
  const rows = lines.map(({ cells, features }): Row => {
    const [origin = '', group = '', document, kind = '', label, weight, shape = ''] = cells
    return {
      origin: parseOrigin(origin),
      group,
      document: Number(document),
      kind,
      label: label === '1' ? 1 : 0,
      weight: Number(weight),
      shape: parseShape(shape),
      features,
    }
  })
  return { names, rows }
}

function parseOrigin(text: string): Origin {
  return text === 'real' || text === 'written' ? text : 'generated'
}
