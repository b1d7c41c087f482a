import type { Frame, PaperLine, Piece, PlacedPiece } from './mark.ts'
import type { Random } from './random.ts'

const letterWidth = 0.0088
const columnGap = 0.02

export type TableRow = readonly (Piece | null)[]

/** Columns as wide as their longest cell; figures stand to the right, or to the left where the printer did so. */
export function layTable(random: Random, rows: readonly TableRow[], frame: Frame): PaperLine[] {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const letters = Array.from({ length: columns }, (_, column) =>
    Math.max(1, ...rows.map((row) => row[column]?.text.length ?? 0)),
  )
  const room = frame.right - frame.left - columnGap * Math.max(0, columns - 1)
  const all = letters.reduce((sum, count) => sum + count, 0)
  const letter = Math.min(letterWidth, room / Math.max(1, all))
  const spare = Math.max(0, room - letter * all) / Math.max(1, columns - 1)
  const spread = random.pick([0, 0.3, 1])
  const isRight = letters.map((_, column) => column > 0 && random.chance(0.8))
  const starts: number[] = []
  let left = frame.left
  for (const count of letters) {
    starts.push(left)
    left += count * letter + columnGap + spare * spread
  }
  return rows.map((row) =>
    row.flatMap((piece, column): PlacedPiece[] => {
      if (piece === null || piece.text === '') return []
      const width = piece.text.length * letter
      const start = starts[column] ?? frame.left
      const isFigure = /\d/.test(piece.text) || isRight[column] === true
      const offset = isRight[column] === true && isFigure ? (letters[column] ?? 0) * letter - width : 0
      return [{ piece, left: start + offset, width, column }]
    }),
  )
}

/** Titles of two lines: long ones are parted, short ones stand on the lower line. */
export function stackTitles(random: Random, head: TableRow): TableRow[] {
  if (!random.chance(0.25)) return [head]
  const parted = head.map((piece): [Piece | null, Piece | null] => {
    const space = piece?.text.lastIndexOf(' ') ?? -1
    if (piece === null || space < 1) return [null, piece]
    return [{ text: piece.text.slice(0, space) }, { text: piece.text.slice(space + 1) }]
  })
  return parted.every(([upper]) => upper === null)
    ? [head]
    : [parted.map(([upper]) => upper), parted.map(([, lower]) => lower)]
}

export type Pair = { label: string; value: Piece }

export type PairStyle = 'one-cell' | 'label-left' | 'label-above' | 'label-right' | 'label-below'

export function layPairs(
  random: Random,
  pairs: readonly Pair[],
  style: PairStyle,
  frame: Frame,
): PaperLine[] {
  const colon = random.pick([':', '', ' :', ''])
  switch (style) {
    case 'one-cell':
      return pairs.map(({ label, value }) =>
        layTable(random, [[{ ...value, text: `${label}${colon} ${value.text}` }]], frame).flat(),
      )
    case 'label-left':
      return layTable(
        random,
        pairs.map(({ label, value }) => [{ text: label + colon }, value]),
        frame,
      )
    case 'label-right':
      return layTable(
        random,
        pairs.map(({ label, value }) => [value, { text: label }]),
        frame,
      )
    case 'label-above':
    case 'label-below':
    default:
      return chunk(pairs, random.int(2, 4)).flatMap((some) => {
        const labels = some.map(({ label }): Piece => ({ text: label }))
        const values = some.map(({ value }) => value)
        return layTable(random, style === 'label-above' ? [labels, values] : [values, labels], frame)
      })
  }
}

export function layProse(lines: readonly Piece[], frame: Frame): PaperLine[] {
  return lines.map((piece) => [
    {
      piece,
      left: frame.left,
      width: Math.min(frame.right - frame.left, piece.text.length * letterWidth),
    },
  ])
}

/** Two columns of a page: lines at the same height are one line to a reader. */
export function layBeside(
  left: readonly PaperLine[],
  right: readonly PaperLine[],
  offset: number,
): PaperLine[] {
  const height = Math.max(left.length, right.length + offset)
  return Array.from({ length: height }, (_, index) => [
    ...(left[index] ?? []),
    ...(right[index - offset] ?? []),
  ])
}

function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
