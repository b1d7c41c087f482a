import { type LogisticModel, predictLogistic } from '../predict/predict-logistic.ts'
import { besideFeatures, canStandBeside, isFedIn } from './beside-features.ts'
import { type Choice, choiceFeatures } from './choice-features.ts'
import { conceptList } from '../../lay-out/lexicon/concept-list.ts'
import { isBareYear } from './is-bare-year.ts'
import { preferEnergy } from './prefer-energy.ts'
import { withRestOfSum } from './rest-of-sum.ts'
import { isHeldBySum } from './figure-shape.ts'
import { type Weighed, keepLikeliestGroup, readFeature, tellsOfSame } from './weighed.ts'
import { settleSum } from './settle-sum.ts'
import { isAgreed } from './is-agreed.ts'

/** Fitted on documents left out (docs/decisions/0056): which figures go together, and whether the likeliest is counted. */
export type AccountWeights = { beside: LogisticModel; choice: LogisticModel }

const counted = readFeature('own or label: counted')
const useWords = ['own or label: use', 'head: use'].map(readFeature)
const otherWords = (
  ['history', 'comparison', 'forecast', 'average', 'limit', 'adjustment', 'loss'] as const
).flatMap((concept) => ['own or label', 'head'].map((place) => readFeature(`${place}: ${concept}`)))
const elseWords = (['history', 'comparison', 'forecast'] as const).map((concept) =>
  readFeature(`own or label: ${concept}`),
)
const strengthOfUse = (one: Pick<Weighed, 'features'>) => Math.max(...useWords.map((read) => read(one)))
const readingFeatures = conceptList('readings').map((concept) => readFeature(`own or label: ${concept}`))

// Where a figure joins the likeliest one, and where the likeliest one is counted. Chosen on suppliers left out.
const besideBar = 0.6
const countedBar = 0.5
const tiedShare = 0.5
const leastLikely = 0.02
const fewestRates = 2
const nearShare = 0.5
const readingsOfUse = 2

/**
 * The account of a document: of each group the likeliest figure, with those that stand beside it, if it is likely enough
 * among its rivals. A bill has one use of electricity however many numbers could be it, so figures of a group compete.
 */
export function chooseAccount<One extends Weighed>(all: readonly One[], weights: AccountWeights): One[] {
  const own = keepLikeliestGroup(all)
  const groups = Map.groupBy(own, ({ group }) => group)
  return [...groups.values()].flatMap((group) => {
    const likeliest = group.find((one) => isSoldTwice(one, group)) ?? group[0]
    if (likeliest === undefined) return []
    const others = own.filter((one) => one.group !== likeliest.group)
    const beside = findBeside(likeliest, group, weights.beside)
    const probability = predictLogistic(
      weights.choice,
      choiceFeatures({ top: likeliest, beside, group, others }),
    )
    const isSure = isSoldTwice(likeliest, group)
    const isDoubted = probability < countedBar && !isSure
    if (isDoubted && !isReadOff(likeliest, group, all)) return []
    const sold = preferEnergy(likeliest, group)
    if (isTied(likeliest, beside, group)) return []
    if (isElse(likeliest)) return []
    if (!isSupported(likeliest) || isBareReading(likeliest) || isBareYear(likeliest.shape)) return []
    if (!isSure && !isAgreed([likeliest, sold], beside, group)) return []
    const alone = isDoubted ? [] : beside
    const near = sold === likeliest ? alone : findBeside(sold, group, weights.beside)
    // Registers are charged alike; what one rate is asked of beside is a time or a step of the same use.
    const together = isSure ? near.filter((one) => (one.rates ?? 0) >= fewestRates) : near
    return withRestOfSum(settleSum([sold, ...together], group), group).map((one) => ({ ...one, probability }))
  })
}

/**
 * What is charged at two rates or more, a supply's and a network's, was used: among those that could be, the one that is nearly
 * as likely as the likeliest. A rate is a number that no language hides. What a roof fed in is paid at two rates as well.
 */
function isSoldTwice(one: Weighed, group: readonly Weighed[]): boolean {
  const most = group[0]?.probability ?? 0
  if (isFedIn(one)) return false
  return (one.rates ?? 0) >= fewestRates && one.shape.unit !== '' && one.probability >= nearShare * most
}

/**
 * The one figure of its group that is the difference of what other lines call readings, is called a use of the period and has
 * a unit was used, on paper of any layout. Where others are read off too they may be registers, checks or another year's.
 */
function isReadOff(one: Weighed, group: readonly Weighed[], all: readonly Weighed[]): boolean {
  const { isMeasured, unit, value, line } = one.shape
  const isUse = strengthOfUse(one) > 0 && !otherWords.some((read) => read(one) > 0)
  if (!isMeasured || unit === '' || !isUse || isFedIn(one)) return false
  if (group.some(({ shape }) => shape.isMeasured && shape.value !== value)) return false
  const readings = all.filter(
    ({ shape }) => shape.isReading && shape.line !== line && shape.readings.includes(value),
  )
  return new Set(readings.map(({ shape }) => shape.value)).size >= readingsOfUse
}

/** The figures that are counted beside the likeliest one of their group, if that one is. */
export function findBeside<One extends Weighed>(
  top: Choice['top'],
  group: readonly One[],
  model: LogisticModel,
): One[] {
  return group.filter(
    (one) =>
      one !== top && isPossible(top, one) && predictLogistic(model, besideFeatures(top, one)) >= besideBar,
  )
}

/** Whether a pair is looked at at all; the fitting asks the same. */
export function isPossible(top: Weighed, other: Weighed): boolean {
  return other.probability > leastLikely && canStandBeside(top, other)
}

/** Another figure in the same unit is half as likely at least, and no sum bears this one out: they cannot be told apart. */
function isTied(top: Weighed, beside: readonly Weighed[], group: readonly Weighed[]): boolean {
  return (
    !top.shape.isCharged &&
    !top.shape.isMeasured &&
    group.some(
      (one) =>
        one !== top &&
        !beside.includes(one) &&
        !tellsOfSame(top, one) &&
        one.shape.unit === top.shape.unit &&
        one.probability >= tiedShare * top.probability,
    )
  )
}

/** What is fed in and charged to nobody, or called another period's where no sum holds it, is likeliest only where the use is not printed. */
function isElse(one: Weighed): boolean {
  if (isFedIn(one)) return !one.shape.isCharged
  return !isHeldBySum(one.shape) && elseWords.some((read) => read(one) > strengthOfUse(one))
}

/** A number that no sum holds and that nothing calls a use is a size, a limit or a reading as often. */
function isSupported(one: Weighed): boolean {
  const { isCharged, isMeasured, parts, partOf } = one.shape
  const isSum = isCharged || isMeasured || parts.length > 0 || partOf.length > 0
  return isSum || strengthOfUse(one) > 0
}

/** "Last reading 14,220 kWh" alone is what a meter shows, and no use that anything bears out. */
function isBareReading(one: Weighed): boolean {
  const isCalled = readingFeatures.some((read) => read(one) > counted(one))
  return isCalled && !one.shape.isMeasured && !one.shape.isCharged
}
