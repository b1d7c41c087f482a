import type { TextCell } from '../src/document-text.ts'
import { describeColumns } from '../src/find/columns/describe-columns.ts'
import { tableBelow } from '../src/find/tables/find-table.ts'
import { type KeptColumn, madeGroup } from './column-rows.ts'

const head = /^= (.+?) \| uses((?: \d+)*)$/

/**
 * The columns of tables that were written for the judge, block by block: "= maker | uses 2 4" names the columns that are counted,
 * "> " a text over the table; the line after it names the columns, cells are parted by ";".
 */
export function readMadeTables(text: string, firstTable: number): KeptColumn[] {
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== '')
    .flatMap((block, index) => readTable(block.trim(), firstTable + index))
}

function readTable(block: string, table: number): KeptColumn[] {
  const [first = '', ...rest] = block.split('\n')
  const [, maker, uses] = head.exec(first) ?? []
  if (maker === undefined || uses === undefined) throw new Error(`No head of a made table: ${first}`)
  const counted = new Set(uses.trim().split(' ').filter(Boolean).map(Number))
  const context = rest.filter((line) => line.startsWith('>')).map((line) => line.slice(1).trim())
  const rows = rest.filter((line) => !line.startsWith('>')).map(toRow)
  const read = tableBelow({ name: '', rows, context }, 0)
  return describeColumns(read, context.join(' ')).map(({ column, features }) => ({
    group: `${madeGroup}${maker}`,
    table,
    label: counted.has(column.index) ? 1 : 0,
    features,
  }))
}

function toRow(line: string): ReadonlyMap<number, TextCell> {
  const place = { page: 1, box: null, cell: null }
  return new Map(
    line
      .split(';')
      .map((text) => text.trim())
      .flatMap((text, index) => (text === '' ? [] : [[index, { text, place, readConfidence: 1 }]])),
  )
}
