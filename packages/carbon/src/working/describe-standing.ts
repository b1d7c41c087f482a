import type { Analysis } from '../analysis/analysis-schema.ts'
import { formatTonnes } from '../format-mass.ts'
import { countNoun } from './count-noun.ts'
import { type MissingPart, missingParts, standingOf, type UncountedLine } from './paper-standing.ts'

const needs: Readonly<Record<MissingPart, string>> = {
  place: 'the place where it was used is not known',
  unit: 'no unit that a factor is per is printed',
  distance: 'no distance is printed',
  quantity: 'the quantity could not be read',
  factor: 'no factor fits',
}

/** "2 lines: the place where it was used is not known; 1 line: no factor fits". */
export function describeUncounted(uncounted: readonly UncountedLine[]): string {
  return missingParts
    .map((part) => ({ part, count: uncounted.filter(({ missing }) => missing === part).length }))
    .filter(({ count }) => count > 0)
    .map(({ part, count }) => `${countNoun(count, 'line')}: ${needs[part]}`)
    .join('; ')
}

/** "3.668 t", or in its place that there is nothing that was counted. */
export function describeTotal(analysis: Analysis): string {
  const { total } = standingOf(analysis)
  if (total === 'empty') return 'Nothing to count'
  return total === 'nothing' ? 'Nothing counted yet' : formatTonnes(analysis.totals.kgCO2e)
}

/** One sentence on a total that is not closed: what is open and what is missing; empty for a closed one. */
export function describeStanding(analysis: Analysis): string {
  const { total, uncounted } = standingOf(analysis)
  const questions = analysis.questions.length
  const asked =
    questions === 0
      ? ''
      : `${countNoun(questions, 'question is', 'questions are')} open, so the total may change.`
  if (total === 'closed') return ''
  if (total === 'empty') {
    return 'Nothing to count: no quantity of energy, fuel, travel, goods or waste was read on this document.'
  }
  if (uncounted.length === 0) return asked
  const left = describeUncounted(uncounted)
  if (total === 'nothing') return `Nothing is counted yet. ${left}.`
  return [`Not counted yet: ${left}.`, asked].filter(Boolean).join(' ')
}
