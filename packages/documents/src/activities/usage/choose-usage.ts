import Big from 'big.js'
import { foldText } from '../../values/plain-text.ts'
import { type Figure, distinctFigures, isLevy, levyShare, weightOf } from './figure.ts'
import { findParts } from './find-parts.ts'
import { partsWithoutTotal } from './parts-without-total.ts'
import type { UsageCandidate } from './usage-candidate.ts'
import { saysOfUse } from './usage-words.ts'

/** The use of one commodity in the period: its parts, and the printed total that they add up to, where there is one. */
export type ChosenUsage = {
  parts: readonly UsageCandidate[]
  /** The candidate that prints the sum of several parts; null for a single figure or an unprinted sum. */
  total: UsageCandidate | null
  /** Every candidate that prints a chosen figure: independent support. */
  support: readonly UsageCandidate[]
}

type Hypothesis = { parts: readonly Figure[]; total: Figure | null; score: number }

const leastWeight = 2
const leastScore = 3
const exceededPenalty = 8
const levyPenalty = 6
// Losses that a charge leaves out stay below this.
const leastExcess = '1.05'

/**
 * Decides which candidates of one commodity are the use of the period. A figure that other figures add up to is their
 * total; figures of different time classes are parts; a figure printed again for another charge counts once.
 */
export function chooseUsage(candidates: readonly UsageCandidate[]): ChosenUsage | null {
  const figures = distinctFigures(
    candidates.filter(({ weight, value }) => weight >= leastWeight && Big(value).gt(0)),
  )
  const hypotheses: Hypothesis[] = figures.map((figure) => ({
    parts: [figure],
    total: null,
    score: figure.weight - (isLevy(figure) ? levyPenalty * levyShare(figure) : 0),
  }))
  for (const total of figures) {
    const parts = findParts(total, figures)
    if (parts !== null) hypotheses.push({ parts, total, score: total.weight + 0.8 * weightOf(parts) })
  }
  hypotheses.push(...totalRows(figures))
  const unprinted = partsWithoutTotal(figures)
  if (unprinted.length > 1)
    hypotheses.push({
      parts: unprinted,
      total: null,
      score: weightOf(unprinted) - (exceedsSum(figures, unprinted) ? exceededPenalty : 2),
    })

  const [chosen] = hypotheses.sort((a, b) => b.score - a.score)
  if (chosen === undefined || chosen.score < leastScore) return null
  const inOrder = chosen.parts.toSorted((a, b) => a.best.line.index - b.best.line.index)
  return {
    parts: inOrder.map(({ best }) => best),
    total: chosen.total?.best ?? null,
    support: [...inOrder, ...(chosen.total === null ? [] : [chosen.total])].flatMap(({ all }) => all),
  }
}

/** "Total | 26,733 | 14,561" under peak and off-peak: the row of totals holds the use of every class. */
function totalRows(figures: readonly Figure[]): Hypothesis[] {
  const classed = figures.filter(
    ({ best }) => best.timeClass !== '' && saysOfUse(foldText(best.label), 'total'),
  )
  return [...Map.groupBy(classed, ({ best }) => best.line).values()].flatMap((parts) => {
    const isSplit = new Set(parts.map(({ best }) => best.timeClass)).size === parts.length
    return parts.length > 1 && isSplit ? [{ parts, total: null, score: weightOf(parts) }] : []
  })
}

/** A register that counted more than the parts add up to: the parts are not all of the use. */
function exceedsSum(figures: readonly Figure[], parts: readonly Figure[]): boolean {
  const sum = parts.reduce((running, { best }) => running.plus(best.value), Big(0))
  return figures.some(({ best }) => best.meter !== null && Big(best.value).gt(sum.times(leastExcess)))
}
