import { cueFor } from '../../lay-out/lexicon/cue-for.ts'
import type { Concept } from '../../lay-out/lexicon/concept.ts'
import { findMentions } from '../../lay-out/lexicon/find-mentions.ts'
import { foldText } from '../../lay-out/values/plain-text.ts'
import { type Dimension, dimensions } from '../../lay-out/values/unit-words.ts'
import { unitWithin } from '../../lay-out/values/unit-text.ts'
import { areSiblings } from '../activities/tables/settle-columns.ts'
import { headerWords } from '../tables/column-roles.ts'
import { saysOrdered } from '../tables/says-ordered.ts'
import type { Table } from '../tables/table.ts'
import type { ColumnFigures } from './column-figures.ts'

/** What is said, and how surely (1 to 3). */
export type Said = ReadonlyMap<Concept, number>

/** Words that no concept of the lexicon holds. */
const corrected = cueFor('column-words corrected title')
const observed = cueFor('column-words observed title')
const longestTitle = 2000
const longestHead = 120
const longestCell = 60
const cellsAsked = 60
const differentCells = 200
const letterBeside = /\d\s?\p{L}/u
const figureBefore = /^[\d\s.,'-]+/

export function saidInHead({ column }: ColumnFigures): Said {
  return saidBy(headerWords(column.title.slice(0, longestHead)))
}

/** What the texts over a table say. */
export function saidOver(table: Table, title: string): Said {
  return saidBy(foldText([title, ...table.preamble].join(' ').slice(0, longestTitle)))
}

/** What the heads of a table say, all of them together. */
export function saidInHeads(table: Table): Said {
  const heads = table.columns.map(({ title }) => headerWords(title.slice(0, longestHead)))
  return saidBy(heads.join(' ; ').slice(0, longestTitle))
}

/** What its cells say that hold no figures. */
export function saidInCells(columns: readonly ColumnFigures[]): Said {
  const cells = new Set(columns.flatMap(({ texts }) => texts.slice(0, cellsAsked)))
  const short = [...cells].filter((text) => text.length < longestCell).slice(0, differentCells)
  return saidBy(short.map((text) => foldText(text)).join(' ; '))
}

/** What tells columns of the same goods apart: ordered or delivered, as pumped or at 15 °C. */
export const marksOfHead = {
  ordered: saysOrdered,
  corrected: (folded: string) => corrected.test(folded),
  observed: (folded: string) => observed.test(folded),
} as const

/** How many heads differ from this one in a number or a letter alone: "Meter 1" and "Meter 2". */
export function countSiblings({ column }: ColumnFigures, { columns }: Table): number {
  return columns.filter(({ folded }) => areSiblings(folded, column.folded)).length
}

/** What a column is measured in, by its head or else by the letters beside its figures; null where neither says it. */
export function dimensionOf({ column, texts }: ColumnFigures): Dimension | null {
  const titled =
    unitWithin(column.title.replaceAll('_', ' '), dimensions) ?? unitWithin(column.folded, dimensions)
  const beside = texts.find((text) => letterBeside.test(text))?.replace(figureBefore, '')
  return (titled ?? (beside === undefined ? null : unitWithin(beside, dimensions)))?.dimension ?? null
}

function saidBy(folded: string): Said {
  const said = new Map<Concept, number>()
  for (const { concept, strength } of findMentions(folded))
    said.set(concept, Math.max(strength, said.get(concept) ?? 0))
  return said
}
