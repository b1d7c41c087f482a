import { gunzipSync, gzipSync } from 'node:zlib'

/** Rows of text and numbers, each with the features of what it stands for; no word of a document is kept. */
type Lines<Cell> = {
  names: readonly string[]
  lines: readonly { cells: readonly Cell[]; features: Float32Array }[]
}

const digits = 6

/** Text, packed: a title line with the names of the features, then a row a line, last its features that are not zero as "index:value". */
export function packLines({ names, lines }: Lines<string | number>): Uint8Array {
  const rows = lines.map(({ cells, features }) =>
    [...cells.map((cell) => (typeof cell === 'number' ? shorten(cell) : cell)), print(features)].join('\t'),
  )
  return gzipSync([names.join('\t'), ...rows, ''].join('\n'), { level: 9 })
}

export function unpackLines(packed: Uint8Array): Lines<string> {
  const [head = '', ...rows] = gunzipSync(packed).toString('utf8').split('\n').slice(0, -1)
  const names = head.split('\t')
  const lines = rows.map((row) => {
    const cells = row.split('\t')
    return { features: parse(cells.pop() ?? '', names.length), cells }
  })
  return { names, lines }
}

function print(features: Float32Array): string {
  return [...features.entries()]
    .flatMap(([index, value]) => (value === 0 ? [] : [`${index}:${shorten(value)}`]))
    .join(' ')
}

function parse(text: string, size: number): Float32Array {
  const features = new Float32Array(size)
  for (const part of text === '' ? [] : text.split(' ')) {
    const colon = part.indexOf(':')
    features[Number(part.slice(0, colon))] = Number(part.slice(colon + 1))
  }
  return features
}

function shorten(value: number): string {
  return Number.isNaN(value) ? 'NaN' : String(Number(value.toPrecision(digits)))
}
