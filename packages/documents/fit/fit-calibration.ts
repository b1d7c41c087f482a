import type { Calibration } from '../src/roles/calibrate.ts'

/** A score that a model gave to a row that it had not seen, and what the row was. */
export type LeftOut = { score: number; label: 0 | 1; weight: number }

const mostPoints = 40
const digits = 5

type Block = { score: number; yes: number; weight: number }

/**
 * Isotonic regression: the rising steps that fit best (pool adjacent violators), joined by lines through their middles.
 * A block counts one row of each label beforehand, so that no score is ever certain.
 */
export function fitCalibration(leftOut: readonly LeftOut[]): Calibration {
  const sorted = leftOut.filter(({ weight }) => weight > 0).toSorted((a, b) => a.score - b.score)
  const blocks: Block[] = []
  for (const { score, label, weight } of sorted) {
    blocks.push({ score: score * weight, yes: label * weight, weight })
    for (;;) {
      const [before, last] = [blocks.at(-2), blocks.at(-1)]
      if (before === undefined || last === undefined || shareOf(before) < shareOf(last)) break
      blocks.splice(-2, 2, merge(before, last))
    }
  }
  const points = thin(blocks)
  return {
    scores: points.map(({ score, weight }) => Number((score / weight).toPrecision(digits))),
    shares: points
      .map(({ yes, weight }) => Number(((yes + 0.5) / (weight + 1)).toPrecision(digits)))
      .map(rising()),
  }
}

function shareOf({ yes, weight }: Block): number {
  return yes / weight
}

function merge(a: Block, b: Block): Block {
  return { score: a.score + b.score, yes: a.yes + b.yes, weight: a.weight + b.weight }
}

/** Joins the lightest block with a neighbour until there are few. */
function thin(blocks: readonly Block[]): Block[] {
  const left = [...blocks]
  while (left.length > mostPoints) {
    let lightest = 1
    for (let index = 1; index < left.length; index++) {
      const weight = (left[index]?.weight ?? 0) + (left[index - 1]?.weight ?? 0)
      const least = (left[lightest]?.weight ?? 0) + (left[lightest - 1]?.weight ?? 0)
      if (weight < least) lightest = index
    }
    const [a, b] = [left[lightest - 1], left[lightest]]
    if (a === undefined || b === undefined) break
    left.splice(lightest - 1, 2, merge(a, b))
  }
  return left
}

/** Small blocks are drawn to the middle; the line still never falls. */
function rising(): (share: number) => number {
  let highest = 0
  return (share) => (highest = Math.max(highest, share))
}
