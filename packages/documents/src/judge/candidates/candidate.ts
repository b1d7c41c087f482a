import type { LineNumber, ReadLine } from '../../lay-out/layout/read-line.ts'
import type { Mention } from '../../lay-out/lexicon/mention.ts'
import type { Unit } from '../../lay-out/values/unit-text.ts'

/**
 * Where words stand that speak of a number: in its own cell; in the nearest cell to its left; over its column; elsewhere
 * on its line; on the lines next to it; in a heading above.
 */
export type Context = 'own' | 'label' | 'head' | 'row' | 'near' | 'section'

export type UnitSource = 'printed' | 'label' | 'head' | 'row' | 'none'

/** A number that could be a quantity, with what speaks of it. Nothing is decided yet. */
export type Candidate = {
  line: ReadLine
  number: LineNumber
  unit: Unit | null
  unitSource: UnitSource
  words: Readonly<Record<Context, readonly Mention[]>>
  /** The label as printed, for the description of the line; empty where none was found. */
  label: string
  title: string
  /** Room between the label and the cell of the number, in the unit of the line's cells; 0 without a label. */
  labelGap: number
  /** Lines up to the title of the column; 0 without one. */
  titleDistance: number
  /** Lines up to the heading; 0 without one. */
  sectionDistance: number
}
