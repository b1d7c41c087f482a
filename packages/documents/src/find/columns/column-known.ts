import type { Dimension } from '../../lay-out/values/unit-words.ts'
import type { EnergyFlow } from '../activities/meter/energy-flow.ts'
import type { Table } from '../tables/table.ts'
import type { ColumnFigures } from './column-figures.ts'
import type { ColumnPrice } from './column-price.ts'
import type { ColumnRelations } from './column-relations.ts'
import type { ColumnShape } from './column-shape.ts'
import type { Said } from './column-words.ts'

/** What is known of one column, and of the table around it. */
export type ColumnKnown = {
  one: ColumnFigures
  said: Said
  dimension: Dimension | null
  flow: EnergyFlow | null
  shape: ColumnShape
  relations: ColumnRelations
  price: ColumnPrice
  around: TableKnown
}

export type TableKnown = {
  table: Table
  over: Said
  heads: Said
  cells: Said
  /** Columns that hold figures, and what they are measured in. */
  figures: number
  dimensions: readonly (Dimension | null)[]
  flows: readonly (EnergyFlow | null)[]
  /** What its heads say apart from the lexicon. */
  marks: readonly (typeof marks)[number][]
  units: Dimension | null
  calledUse: number
}

export const marks = ['ordered', 'corrected', 'observed'] as const
