import { packLines, unpackLines } from './packed-lines.ts'

type AmountRow = {
  isTotal: boolean
  /** Which of the values of its document it is: the same value may stand on several lines. */
  value: number
  features: Float32Array
}

/** The amounts of one document in numbers, and which of them are its total; no word and no amount of it is kept. */
export type TotalRow = {
  /** Documents that must not be parted: a supplier. */
  group: string
  /** A document without a total teaches that there may be none; one whose total is not among its amounts, little. */
  hasTotal: boolean
  amounts: readonly AmountRow[]
}

export type TotalRows = { names: readonly string[]; rows: readonly TotalRow[] }

/** Documents without any amount have nothing to choose from and are left out. */
export function packTotals({ names, rows }: TotalRows): Uint8Array {
  const lines = rows.flatMap(({ group, hasTotal, amounts }, document) =>
    amounts.map(({ isTotal, value, features }) => ({
      cells: [document, group, Number(hasTotal), Number(isTotal), value],
      features,
    })),
  )
  return packLines({ names, lines })
}

export function unpackTotals(packed: Uint8Array): TotalRows {
  const { names, lines } = unpackLines(packed)
  const documents = Map.groupBy(lines, ({ cells: [document] }) => document)
  const rows = [...documents.values()].map((own): TotalRow => ({
    group: own[0]?.cells[1] ?? '',
    hasTotal: own[0]?.cells[2] === '1',
    amounts: own.map(({ cells: [, , , isTotal, value], features }) => ({
      isTotal: isTotal === '1',
      value: Number(value),
      features,
    })),
  }))
  return { names, rows }
}
