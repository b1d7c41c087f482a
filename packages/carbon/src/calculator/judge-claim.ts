import { compare, decimal, dividedBy, minus, roundTo, sumOf, times, type Decimal } from '../decimal.ts'
import { quantityIn } from '../units/convert-quantity.ts'
import type { AskedActivity } from './asked-activity.ts'
import { calculate } from './calculate.ts'
import type { Claim } from './read-claim.ts'
import type { Given } from './work-with-given.ts'

/** A result that a claim is held against, and what it is by or in. */
type Result = { kg: Decimal; of: 'all' | 'direct' | 'given' }

export type Verdict = Result & {
  is: 'right' | 'near' | 'wrong'
  /** In kilograms. */
  claimed: Decimal
  by: Decimal
  percent: Decimal
}

/** Up to this a claim that says "about" is near enough. */
const mostPercentOfAbout = decimal('5')

/** Whether a result is right, to the places that it was told with: by the factors that were given, else by ours. */
export function judgeClaim(
  { value, unit, isAbout }: Claim,
  given: Given | undefined,
  activities: readonly AskedActivity[],
): Verdict | null {
  const claimed = quantityIn(value, unit, 'kg')
  const results = given === undefined ? resultsOf(activities) : givenResults(given)
  const [first] = results
  if (claimed === null || first === undefined) return null
  const right = results.find(({ kg }) => isToldAs(kg, value, unit))
  const nearest =
    right ??
    results.reduce((best, one) => (compare(gap(one.kg, claimed), gap(best.kg, claimed)) < 0 ? one : best))
  if (nearest.kg === '0') return null
  const by = gap(nearest.kg, claimed)
  const percent = roundTo(dividedBy(times(by, decimal('100')), nearest.kg), 2)
  const isNear = isAbout && compare(percent, mostPercentOfAbout) <= 0
  return { ...nearest, is: right !== undefined ? 'right' : isNear ? 'near' : 'wrong', claimed, by, percent }
}

/** By the published factors: all together, and what is burnt or bought alone. */
function resultsOf(activities: readonly AskedActivity[]): Result[] {
  const { lines, totals } = calculate(activities)
  if (!lines.every(({ ok }) => ok)) return []
  const direct = sumOf([decimal(totals.byScope['1']), decimal(totals.byScope['2'])])
  const all = { kg: decimal(totals.kgCO2e), of: 'all' as const }
  return direct === '0' || direct === all.kg ? [all] : [all, { kg: direct, of: 'direct' }]
}

function givenResults({ rows }: Given): Result[] {
  const each = rows.map(({ kg }) => kg)
  return [...(rows.length === 1 ? [] : [sumOf(each)]), ...each].map((kg) => ({ kg, of: 'given' }))
}

function isToldAs(kg: Decimal, value: Decimal, unit: string): boolean {
  const shown = quantityIn(kg, 'kg', unit)
  const places = value.split('.')[1]?.length ?? 0
  return shown !== null && compare(roundTo(shown, places), value) === 0
}

function gap(one: Decimal, other: Decimal): Decimal {
  return compare(one, other) > 0 ? minus(one, other) : minus(other, one)
}
