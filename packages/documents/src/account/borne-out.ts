import type { KindGroup } from '../candidates/kind-group.ts'
import { groupRules } from '../candidates/kind-group.ts'
import type { Figure } from './figures.ts'
import type { FigureShape } from './figure-shape.ts'

/** Too seldom labelled for weights of their own: what is fed into the grid, and what goes down the sewer. */
export const tallied: readonly KindGroup[] = ['electricity-export', 'wastewater']

const leastSaid = 2

/** Whether words beside a figure name its group, and a rate times it is money: a sum and a name, without which nothing is told. */
export function isBorneOut({ group, best: { words, unit } }: Figure, { isCharged }: FigureShape): boolean {
  const { concepts } = groupRules[group]
  return (
    tallied.includes(group) &&
    unit !== null &&
    isCharged &&
    [...words.own, ...words.label, ...words.head, ...words.row].some(
      ({ concept, strength }) => strength >= leastSaid && concepts.includes(concept),
    )
  )
}
