import type { Candidate } from '../candidates/candidate.ts'
import type { DocumentWords } from '../candidates/document-words.ts'
import { type KindGroup, canBeIn, groupRules, kindGroups } from '../candidates/kind-group.ts'
import { conceptList } from '../../lay-out/lexicon/concept-list.ts'
import type { Mention } from '../../lay-out/lexicon/mention.ts'

const named = 2

/** A candidate taken for one group. */
export type Hypothesis = { candidate: Candidate; group: KindGroup }

/** Units of what a meter counts, not heaters by the unit: the paper speaks of its readings. A unit of electricity is a kilowatt-hour. */
const metered = conceptList('readings')

/** Every group that a candidate could be counted in: its unit can measure it, and something names it. */
export function listHypotheses(candidates: readonly Candidate[], words: DocumentWords): Hypothesis[] {
  return candidates.flatMap((candidate) =>
    kindGroups.flatMap((group) => (isPossible(candidate, group, words) ? [{ candidate, group }] : [])),
  )
}

function isPossible(candidate: Candidate, group: KindGroup, words: DocumentWords): boolean {
  const isUnits = countsUnits(candidate)
  if (isUnits && group !== 'electricity' && words.weightOf(metered) === 0) return false
  if (!canBeIn(group, isUnits ? null : candidate.unit)) return false
  const { concepts } = groupRules[group]
  const names = (mentions: readonly Mention[]) => mentions.some(({ concept }) => concepts.includes(concept))
  const isNamed = Object.values(candidate.words).some(names)
  if (isNamed) return true
  return candidate.unit !== null && (words.weightOf(concepts) > 0 || isOwnUnit(candidate, group, words))
}

/** "185,306 units" of gas or water: what a unit is, the bill does not say. */
function countsUnits({ number }: Candidate): boolean {
  return /^units?$/i.test(number.unit?.raw ?? '')
}

/** Kilowatt-hours are of electricity where nothing else is said. */
function isOwnUnit({ unit }: Candidate, group: KindGroup, { headOf }: DocumentWords): boolean {
  const isOther = Math.max(headOf('natural-gas'), headOf('heat')) >= named
  return unit?.dimension === 'energy' && group === 'electricity' && !isOther
}
