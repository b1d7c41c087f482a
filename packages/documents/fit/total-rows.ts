import { gunzipSync, gzipSync } from 'node:zlib'
import { parseFeatures, printFeatures } from './rows-file.ts'

/** The amounts of one document in numbers, and which of them are its total; no word and no amount of it is kept. */
export type TotalRow = {
  /** Documents that must not be parted: a supplier. */
  group: string
  /** A document without a total teaches that there may be none; one whose total is not among its amounts teaches little. */
  hasTotal: boolean
  amounts: readonly { isTotal: boolean; value: number; features: Float32Array }[]
}

export type TotalRows = { names: readonly string[]; rows: readonly TotalRow[] }

/**
 * Rows as text, packed: a title line, then for each document its group and whether it has a total, and below it for each
 * amount whether it is the total, which of the document's values it is, and the features that are not zero.
 */
export function packTotals({ names, rows }: TotalRows): Uint8Array {
  const lines = rows.flatMap(({ group, hasTotal, amounts }) => [
    `#\t${group}\t${Number(hasTotal)}`,
    ...amounts.map(
      ({ isTotal, value, features }) => `${Number(isTotal)}\t${value}\t${printFeatures(features)}`,
    ),
  ])
  return gzipSync([names.join('\t'), ...lines, ''].join('\n'), { level: 9 })
}

export function unpackTotals(packed: Uint8Array): TotalRows {
  const [head = '', ...lines] = gunzipSync(packed).toString('utf8').trimEnd().split('\n')
  const names = head.split('\t')
  const rows: (TotalRow & { amounts: TotalRow['amounts'][number][] })[] = []
  for (const line of lines) {
    const [first, second = '', third = ''] = line.split('\t')
    if (first === '#') rows.push({ group: second, hasTotal: third === '1', amounts: [] })
    else
      rows.at(-1)?.amounts.push({
        isTotal: first === '1',
        value: Number(second),
        features: parseFeatures(third, names.length),
      })
  }
  return { names, rows }
}
