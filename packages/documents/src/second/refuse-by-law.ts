import type { Activity } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { RefusalReason } from '@doublerule/carbon/analysis/second-reading-schema.ts'
import { compare, decimal } from '@doublerule/carbon/decimal.ts'
import { isReading } from '../judge/account/figure-shape.ts'
import type { Candidate } from '../judge/candidates/candidate.ts'
import { canBeIn, groupRules } from '../judge/candidates/kind-group.ts'
import type { Relations } from '../judge/relations/find-relations.ts'
import type { NumberRelations } from '../judge/relations/number-relations.ts'
import { isCharged } from '../judge/relations/is-charged.ts'
import { isRatePart } from '../judge/predict/relation-features.ts'
import { conceptList } from '../lay-out/lexicon/concept-list.ts'
import type { Concept } from '../lay-out/lexicon/concept.ts'
import type { Mention } from '../lay-out/lexicon/mention.ts'
import { unitOfWord } from '../lay-out/values/unit-text.ts'
import { type PlacedProposal, groupOf, isAmount } from './placed-proposal.ts'

export type LawContext = {
  activities: readonly Activity[]
  /** What the engine itself would ask a person about. */
  listed: readonly Pick<Activity, 'kind' | 'quantity' | 'unit'>[]
  /** Every number of the document that could be counted. */
  candidates: readonly Candidate[]
  /** What was proposed beside it and stands on the page. */
  others: readonly PlacedProposal[]
  relations: Relations
}

const leastSaid = 2
const useWords: readonly Concept[] = ['use', 'total']
const neverUsed = conceptList('never used')
const otherWords = conceptList('other words')
const readings = conceptList('readings')

/**
 * Why a proposed figure that is printed may not even be asked about; null where nothing speaks against it and a sum or a
 * word of the page speaks for it. The same evidence as the engine's own: signs, units, sums, words.
 */
export function refuseByLaw(one: PlacedProposal, context: LawContext): RefusalReason | null {
  const { candidate, printed, proposal, unit, group } = one
  const known = context.relations.of(printed.number)
  const sign = refuseBySign(one, known)
  if (sign !== null) return sign
  if (candidate === null) return 'unit-unfit'
  if (candidate.unit === null || unit?.unit !== candidate.unit.unit) return 'unit-not-printed'
  if (candidate.unitSource === 'row' && sharesUnit(candidate, context)) return 'unit-not-printed'
  if (!canBeIn(group, candidate.unit)) return 'unit-unfit'
  if (compare(one.amount.quantity, '0') <= 0) return 'nothing'
  const other = refuseByOthers(one, known, context)
  if (other !== null) return other
  if (isReading(candidate, known)) return 'reading'
  const beside = [...candidate.words.own, ...candidate.words.label]
  if (says(beside, neverUsed)) return 'called-otherwise'
  if (!says(beside, useWords)) {
    if (says(beside, readings) && known.differences.length === 0) return 'reading'
    if (says(beside, otherWords)) return 'called-otherwise'
  }
  const isListed = context.listed.some(
    ({ kind, ...line }) => groupOf(kind) === group && isAmount(line, one.amount),
  )
  return isListed || isBorneOut(candidate, known, proposal.kind) ? null : 'unsupported'
}

function refuseBySign(
  { printed: { number }, candidate }: PlacedProposal,
  { products, resultOf }: NumberRelations,
): RefusalReason | null {
  const isMeasured = candidate !== null && ['printed', 'head', 'label'].includes(candidate.unitSource)
  if (number.isMoney || (!isMeasured && resultOf.some(isCharged))) return 'money'
  const isPrice = candidate !== null && products.some((product) => isRatePart(candidate, product))
  if (number.isRate || isPrice) return 'rate'
  if (number.percent) return 'share'
  return number.afterLetter ? 'identifier' : null
}

/** A unit elsewhere on a line with several numbers is not printed with one of them. */
function sharesUnit({ line }: Candidate, { candidates }: LawContext): boolean {
  return candidates.filter((other) => other.line === line && other.unitSource === 'row').length > 1
}

function refuseByOthers(
  { group, amount, printed }: PlacedProposal,
  { partOf, repeats }: NumberRelations,
  { activities, others, relations }: LawContext,
): RefusalReason | null {
  const isSame = (quantity: string) => compare(decimal(quantity), amount.quantity) === 0
  const isTaken = activities.some(
    ({ kind, quantity, unit }) => groupOf(kind) !== group && unit === amount.unit && isSame(quantity),
  )
  if (isTaken) return 'other-commodity'
  const totals = [...partOf, ...repeats.flatMap(({ number }) => relations.of(number).partOf)]
  const isPartOf = (quantity: string) =>
    totals.some(({ number }) => compare(decimal(number.value), decimal(quantity)) === 0)
  if (activities.some(({ kind, quantity }) => groupOf(kind) === group && isPartOf(quantity)))
    return 'part-of-counted'
  const isProposedWhole = others.some(
    (other) =>
      other.group === group &&
      other.printed.number !== printed.number &&
      isPartOf(other.printed.number.value),
  )
  return isProposedWhole ? 'part-of-proposed' : null
}

/** A sum of the page holds the figure, or a word beside it or over it, other than its unit, calls it a use or names its kind. */
function isBorneOut(
  { words, title, number: { unit } }: Candidate,
  { products, differences, totalOf, partOf, resultOf }: NumberRelations,
  kind: PlacedProposal['proposal']['kind'],
): boolean {
  const isSum = differences.length > 0 || totalOf.length > 0 || partOf.length > 0 || resultOf.length > 0
  if (isSum || products.some(isCharged)) return true
  const group = groupOf(kind)
  const named = group === null ? [] : groupRules[group].concepts
  const own = words.own.filter(({ start, end }) => unit === null || start < unit.start || end > unit.end)
  // What stands over a figure is its title where it is no row itself and more than a unit.
  const head = /\d/.test(title) || unitOfWord(title) !== null ? [] : words.head
  return says([...own, ...words.label, ...head], [...useWords, ...named])
}

function says(mentions: readonly Mention[], concepts: readonly Concept[]): boolean {
  return mentions.some(({ concept, strength }) => strength >= leastSaid && concepts.includes(concept))
}
