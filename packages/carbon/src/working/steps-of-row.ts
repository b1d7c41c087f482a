import type { PaperRow } from './lay-out-paper.ts'
import { tidyProse } from './tidy-prose.ts'

const marketBased = 'electricity-market-based'
const nothingTakenOff =
  'The residual mix is of what is left after renewable shares and certificates; a bill prints neither, so nothing is taken off.'

/**
 * The sums on the way to a product, as a paper prints them. The market-based formula is always the last step of its
 * factor (measure-residual.ts) and takes nothing off a bill, which is said in words.
 */
function stepsOfRow({ emission, factor }: PaperRow): string[] {
  const steps =
    factor?.category === marketBased ? [...emission.steps.slice(0, -1), nothingTakenOff] : emission.steps
  return steps.map(tidyProse)
}

export type ToldRow = { row: PaperRow; steps: readonly string[] }

/** The products of a line with their steps; what two of them have in common is said at the first. */
export function tellRows(rows: readonly PaperRow[]): ToldRow[] {
  const told = new Set<string>()
  return rows.map((row) => {
    const steps = stepsOfRow(row).filter((step) => !told.has(step))
    for (const step of steps) told.add(step)
    return { row, steps }
  })
}
