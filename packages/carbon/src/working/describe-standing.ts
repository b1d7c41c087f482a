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

/** Says what is open on a total that is not closed and what is missing; empty for a closed one. */
export function describeStanding(analysis: Analysis): string {
  const { total, uncounted, toChoose } = standingOf(analysis)
  if (total === 'closed') return ''
  if (total === 'empty') {
    return 'Nothing to count: no quantity of energy, fuel, travel, goods or waste was read on this document.'
  }
  const questions = analysis.questions.length
  return [
    total === 'nothing' ? 'Nothing is counted yet.' : '',
    uncounted.length === 0
      ? ''
      : `${total === 'nothing' ? '' : 'Not counted yet: '}${describeUncounted(uncounted)}.`,
    toChoose === 0 ? '' : `${countNoun(toChoose, 'figure')} may be what was used: the choice is yours.`,
    questions === 0 || total === 'nothing'
      ? ''
      : `${countNoun(questions, 'question is', 'questions are')} open, so the total may change.`,
  ]
    .filter(Boolean)
    .join(' ')
}
