import { gunzipSync, gzipSync } from 'node:zlib'
import { parseShape } from './casts.ts'
import type { Origin, Row } from './row.ts'

export type RowsFile = { names: readonly string[]; rows: readonly Row[] }

const featureDigits = 6

/**
 * Rows as text, packed: a title line, then a row a line with its origin, group, document, kind, label, weight, shape and the
 * features that are not zero as "index:value". Numbers only: no word of a document is kept.
 */
export function packRows({ names, rows }: RowsFile): Uint8Array {
  const lines = rows.map(({ origin, group, document, kind, label, weight, shape, features }) => {
    return [
      origin,
      group,
      document,
      kind,
      label,
      shorten(weight),
      JSON.stringify(shape),
      printFeatures(features),
    ].join('\t')
  })
  return gzipSync([names.join('\t'), ...lines, ''].join('\n'), { level: 9 })
}

export function unpackRows(packed: Uint8Array): RowsFile {
  const [head = '', ...lines] = gunzipSync(packed).toString('utf8').trimEnd().split('\n')
  const names = head.split('\t')
  return { names, rows: lines.map((line) => parseRow(line, names.length)) }
}

/** The features that are not zero, as "index:value". */
export function printFeatures(features: Float32Array): string {
  return [...features.entries()]
    .flatMap(([index, value]) => (value === 0 ? [] : [`${index}:${shorten(value)}`]))
    .join(' ')
}

export function parseFeatures(text: string, size: number): Float32Array {
  const features = new Float32Array(size)
  for (const part of text === '' ? [] : text.split(' ')) {
    const colon = part.indexOf(':')
    features[Number(part.slice(0, colon))] = Number(part.slice(colon + 1))
  }
  return features
}

function parseRow(line: string, size: number): Row {
  const [
    origin = '',
    group = '',
    document = '',
    kind = '',
    label = '',
    weight = '',
    shape = '',
    values = '',
  ] = line.split('\t')
  return {
    origin: parseOrigin(origin),
    group,
    document: Number(document),
    kind,
    label: label === '1' ? 1 : 0,
    weight: Number(weight),
    shape: parseShape(shape),
    features: parseFeatures(values, size),
  }
}

function parseOrigin(text: string): Origin {
  return text === 'real' || text === 'written' ? text : 'generated'
}

function shorten(value: number): string {
  return Number.isNaN(value) ? 'NaN' : String(Number(value.toPrecision(featureDigits)))
}
