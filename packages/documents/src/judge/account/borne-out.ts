import type { MeteredKind } from '../candidates/kind-group.ts'
import type { Concept } from '../../lay-out/lexicon/concept.ts'
import type { Figure } from './figures.ts'
import type { FigureShape } from './figure-shape.ts'

// What a roof makes and uses itself is not fed into the grid.
const names: ReadonlyMap<MeteredKind, Concept> = new Map([
  ['electricity-export', 'export'],
  ['wastewater', 'wastewater'],
])

/** Too seldom labelled for weights of their own: what is fed into the grid, and what goes down the sewer. */
export const tallied: readonly MeteredKind[] = [...names.keys()]

const leastSaid = 2

/** Whether words beside a figure name its group, and a rate times it comes to an amount: without both nothing is told. */
export function isBorneOut({ group, best: { words, unit } }: Figure, { isCharged }: FigureShape): boolean {
  return (
    unit !== null &&
    isCharged &&
    [...words.own, ...words.label, ...words.head].some(
      ({ concept, strength }) => strength >= leastSaid && concept === names.get(group),
    )
  )
}
