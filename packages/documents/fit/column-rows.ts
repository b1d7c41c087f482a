import { packLines, unpackLines } from './packed-lines.ts'

/** One column of figures of a labelled table, and whether it is what is counted. */
export type ColumnRow = {
  /** Tables that must not be parted: those of one maker. */
  group: string
  table: number
  label: 0 | 1
  weight: number
  features: Float32Array
}

/** Begins the name of a maker that was made up. */
export const madeGroup = 'made '
// What is written has heads of all languages and every trap; how often which of them occurs is known from what was kept.
const madeWeight = 0.3

/** As it is kept: how much it weighs is known by whether its maker was made up. */
export type KeptColumn = Omit<ColumnRow, 'weight'>

type ColumnsFile<Column> = { names: readonly string[]; rows: readonly Column[] }

export function packColumns({ names, rows }: ColumnsFile<KeptColumn>): Uint8Array {
  const lines = rows.map(({ group, table, label, features }) => ({ cells: [group, table, label], features }))
  return packLines({ names, lines })
}

export function unpackColumns(packed: Uint8Array): ColumnsFile<ColumnRow> {
  const { names, lines } = unpackLines(packed)
  const rows = lines.map(({ cells: [group = '', table, label], features }): ColumnRow => ({
    group,
    table: Number(table),
    label: label === '1' ? 1 : 0,
    weight: group.startsWith(madeGroup) ? madeWeight : 1,
    features,
  }))
  return { names, rows }
}
