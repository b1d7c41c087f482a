import { gunzipSync, gzipSync } from 'node:zlib'
import { type Paper, papers } from '../src/classify/paper.ts'
import { parseFeatures, printFeatures } from './rows-file.ts'

/** One document in numbers, and what it is; no word of it is kept. */
export type PaperRow = {
  /** Documents that must not be parted: a supplier. */
  group: string
  /** The likeliest first; others where a person could take it for either. */
  papers: readonly Paper[]
  features: Float32Array
  /** A made paper stands for what is seldom kept; it is not counted among those that are told rightly. */
  isMade: boolean
}

export type PaperRows = { names: readonly string[]; rows: readonly PaperRow[] }

/** Rows as text, packed: a title line, then origin, group, papers and the features that are not zero as "index:value". */
export function packPapers({ names, rows }: PaperRows): Uint8Array {
  const lines = rows.map(({ group, papers: own, features, isMade }) =>
    [isMade ? 'made' : 'real', group, own.join('|'), printFeatures(features)].join('\t'),
  )
  return gzipSync([names.join('\t'), ...lines, ''].join('\n'), { level: 9 })
}

export function unpackPapers(packed: Uint8Array): PaperRows {
  const [head = '', ...lines] = gunzipSync(packed).toString('utf8').trimEnd().split('\n')
  const names = head.split('\t')
  const rows = lines.map((line) => {
    const [origin, group = '', own = '', values = ''] = line.split('\t')
    return {
      group,
      papers: own.split('|').flatMap((name) => papers.find((paper) => paper === name) ?? []),
      features: parseFeatures(values, names.length),
      isMade: origin === 'made',
    }
  })
  return { names, rows }
}
