import type { Emission } from '@doublerule/carbon/analysis/analysis-schema.ts'
import type { AskedActivity } from '@doublerule/carbon/calculator/asked-activity.ts'
import { calculate, type Calculated } from '@doublerule/carbon/calculator/calculate.ts'
import {
  compare,
  decimal,
  dividedBy,
  minus,
  roundTo,
  sumOf,
  times,
  type Decimal,
} from '@doublerule/carbon/decimal.ts'
import { placeName } from '@doublerule/carbon/regions/place-name.ts'
import { comparedRegions } from '@doublerule/carbon/work-out/compare-regions.ts'
import { describeMass } from './describe-activity.ts'

type Worked = Extract<Calculated, { ok: true }>
type Pair = readonly [Worked, Worked]
/** What of two sums is held against each other, and which of them holds upstream emissions that the other lacks. */
type Sides = {
  before: Decimal
  after: Decimal
  scopes: readonly [string, string]
  only: 'first' | 'second' | null
}

/** Kinds whose upstream emissions have factors of their own, where they are published. */
const withUpstream: ReadonlySet<string | null> = new Set(
  'electricity natural-gas petrol diesel lpg fuel car taxi train bus flight freight'.split(' '),
)
const ofState: ReadonlySet<string | null> = new Set(['electricity', 'natural-gas'])

/** The first of two rows against the second, over what both hold; and the states, where the state decides which is less. */
export function describeDifference(activities: readonly AskedActivity[]): string[] {
  const pair = pairOf(activities)
  if (pair === null) return []
  const sides = sidesOf(pair)
  const turning = describeStates(activities)
  const isStateOpen = activities.some(isWithoutState) && sides.only !== null
  const isAverage =
    turning.length > 0 && activities.some((one) => one.kind === 'electricity' && isWithoutState(one))
  const lines = [
    ...describeSides(sides, isAverage),
    ...turning,
    ...(turning.length === 0 && isStateOpen ? [askState] : []),
  ]
  return lines.length === 0 ? [] : [lines.join('\n')]
}

const askState = 'Which state or territory is it in? With it, upstream emissions are counted in both.'

function pairOf(activities: readonly AskedActivity[]): Pair | null {
  const [first, second, ...others] = calculate(activities).lines
  return first?.ok === true && second?.ok === true && others.length === 0 ? [first, second] : null
}

function sidesOf([first, second]: Pair): Sides {
  const [isFirst, isSecond] = [holdsUpstream(first), holdsUpstream(second)]
  const only =
    isFirst && !isSecond && withUpstream.has(second.asked.kind)
      ? 'first'
      : isSecond && !isFirst && withUpstream.has(first.asked.kind)
        ? 'second'
        : null
  const [one, other] = [first, second].map(({ activity }) =>
    activity.emissions.filter((emission) => emission.counted && (only === null || !isUpstream(emission))),
  )
  const sum = (emissions: readonly Emission[] = []) => sumOf(emissions.map(({ kgCO2e }) => decimal(kgCO2e)))
  return { before: sum(one), after: sum(other), scopes: [scopesOf(one), scopesOf(other)], only }
}

function scopesOf(emissions: readonly Emission[] = []): string {
  const scopes = [1, 2, 3].filter((one) => emissions.some(({ scope }) => scope === one))
  return `Scope ${scopes.join(' and ')}`
}

function holdsUpstream({ activity }: Worked): boolean {
  return activity.emissions.some((emission) => emission.counted && isUpstream(emission))
}

/** Fuel and energy before they reach the company, and well to tank. */
function isUpstream({ category, factor }: Emission): boolean {
  return category === 3 || factor.includes('-wtt-')
}

function describeSides({ before, after, scopes: [one, other], only }: Sides, isAverage: boolean): string[] {
  if (before === '0') return []
  const isLess = compare(after, before) < 0
  const by = isLess ? minus(before, after) : minus(after, before)
  const percent = roundTo(dividedBy(times(by, decimal('100')), before), 1)
  const over = only === null ? '' : ' without upstream emissions'
  const scopes = one === other && only === null ? '' : ` (${one === other ? one : `${one} against ${other}`})`
  return [
    by === '0'
      ? `Difference${over}${scopes}: none.`
      : `Difference${over}${scopes}: the second is ${describeMass(by)} ${isLess ? 'less' : 'more'} than the first (${percent} %)${isAverage ? ' by the Australian average' : ''}.`,
    ...(only === null
      ? []
      : [`Upstream emissions are counted for the ${only} only, so they are left out of the difference.`]),
  ]
}

function isWithoutState({ kind, region, unknownPlace }: AskedActivity): boolean {
  return ofState.has(kind) && region === null && unknownPlace === null
}

/** "Less in South Australia and Tasmania, more in Victoria": only where the states disagree. */
function describeStates(activities: readonly AskedActivity[]): string[] {
  if (!activities.some(isWithoutState)) return []
  const signs = comparedRegions.flatMap((region) => {
    const pair = pairOf(activities.map((one) => (isWithoutState(one) ? { ...one, region } : one)))
    if (pair === null) return []
    const { before, after } = sidesOf(pair)
    return [{ name: placeName(region), sign: compare(after, before) }]
  })
  const namesOf = (wanted: number) => signs.filter(({ sign }) => sign === wanted).map(({ name }) => name)
  const [less, more] = [namesOf(-1), namesOf(1)]
  if (less.length === 0 || more.length === 0) return []
  return [
    `The state decides which is less: the second is less in ${less.join(', ')}, and more in ${more.join(', ')}.`,
    'Which state or territory is it in?',
  ]
}
