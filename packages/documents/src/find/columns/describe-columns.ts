import type { Dimension } from '../../lay-out/values/unit-words.ts'
import { type EnergyFlow, energyFlowOf } from '../activities/meter/energy-flow.ts'
import type { Table } from '../tables/table.ts'
import type { TableColumn } from '../tables/table-column.ts'
import { type ColumnFigures, holdsFigures, readColumnFigures } from './column-figures.ts'
import { isMoney, priceOf } from './column-price.ts'
import { shapeOf } from './column-shape.ts'
import { relateColumns } from './relate-columns.ts'
import { dimensionOf, marksOfHead, saidInCells, saidInHead, saidInHeads, saidOver } from './column-words.ts'
import { columnFeatures } from './column-features.ts'
import { type TableKnown, marks } from './column-known.ts'

export type ColumnDescribed = { column: TableColumn; features: Float32Array }

/** Each column of a table that holds figures, as numbers. `title` is what stands over the table. */
export function describeColumns(table: Table, title: string): ColumnDescribed[] {
  const all = readColumnFigures(table)
  const figures = all.filter(holdsFigures)
  const relations = relateColumns(figures)
  const money = figures.filter(isMoney)
  const known = figures.map((one) => {
    const dimension = dimensionOf(one)
    return { one, said: saidInHead(one), dimension, flow: flowOf(one, dimension) }
  })
  const unitColumn = all.find(({ column }) => column.role === 'unit')
  const around: TableKnown = {
    table,
    over: saidOver(table, title),
    heads: saidInHeads(table),
    cells: saidInCells(all.filter((one) => !figures.includes(one))),
    figures: figures.length,
    dimensions: known.map(({ dimension }) => dimension),
    flows: known.map(({ flow }) => flow),
    marks: marks.filter((mark) => table.columns.some(({ folded }) => marksOfHead[mark](folded))),
    units: unitColumn === undefined ? null : dimensionOf(unitColumn),
    calledUse: known.filter(({ said }) => said.has('use')).length,
  }
  return known.map(({ one, ...words }) => {
    const judged = {
      one,
      ...words,
      shape: shapeOf(one),
      relations: relations(one),
      price: priceOf(one, money),
      around,
    }
    return { column: one.column, features: Float32Array.from(columnFeatures, ({ of }) => Number(of(judged))) }
  })
}

function flowOf({ column }: ColumnFigures, dimension: Dimension | null): EnergyFlow | null {
  return dimension === null || dimension === 'energy' ? energyFlowOf([column.title]) : null
}
