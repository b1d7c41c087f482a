import { isHeatOf } from '../../../judge/account/is-heat-of.ts'
import { cueFor } from '../../../lay-out/lexicon/cue-for.ts'
import { type ColumnSeries, listSeries } from './column-series.ts'
import { says } from '../../../lay-out/lexicon/says.ts'
import type { TableQuantity } from './table-quantity.ts'
import { type Pair, holdsMostly, isComparable, isSame, mostly, pairsOf, sharesRows } from './column-pairs.ts'

const ownMark = /(?<![\p{L}\d])(?:\d+|\p{L})(?![\p{L}\d])/gu
const fewRows = 3
const closeShare = 0.02
// Sub-meters of a building by the hundred have no column that tells of another.
const mostSeries = 40
const equalShare = 0.005
const shortTonShare = 0.90718474
const exactShare = 0.0001
const leastMultiplier = 2
// Calorific values of one supply stay this near to their mean, all in all.
const heatSpread = 0.025
const coverWords = cueFor('settle-columns cover words')
const litresPerM3 = 1000

/**
 * Columns of a table compete as the figures of a bill do: what a row holds once in kilowatt hours and once in megawatt
 * hours, metered and billed, by volume and by the heat in it, beside an average, or summed up since January, is one use, and
 * sewage charged on the water delivered is that water. Columns that are parts or other registers have no such relation.
 */
export function settleColumns(quantities: readonly TableQuantity[]): TableQuantity[] {
  const series = listSeries(quantities)
  if (series.length > mostSeries) return quantities.filter(({ isNameless }) => !isNameless)
  const burnt = new Set(series.filter((one) => series.some((gas) => isBurnt(gas, one))))
  const ofGas = new Set([...burnt].flatMap((one) => one.quantities))
  const open = new Set(series.filter((one) => !burnt.has(one) && series.some((gas) => mayBeBurnt(gas, one))))
  const kept = new Set(series.filter((one) => !one.isNameless && !open.has(one)))
  for (const one of series)
    if ([...kept].some((other) => other !== one && yields(one, other))) kept.delete(one)
  const dropped = new Set(series.filter((one) => !kept.has(one)).flatMap((one) => one.quantities))
  return quantities
    .filter((quantity) => !quantity.isNameless && !dropped.has(quantity))
    .map((quantity) => (ofGas.has(quantity) ? { ...quantity, kind: 'natural-gas' } : quantity))
}

/** Whether a column is left out because another tells the same use better. */
function yields(one: ColumnSeries, other: ColumnSeries): boolean {
  if (isBurnt(one, other)) return true
  const isSewage = one.kind === 'wastewater' && other.kind === 'water'
  if (one.unit !== other.unit || (one.kind !== other.kind && !isSewage)) return false
  const pairs = pairsOf(one, other)
  if (isSewage) return isSame(pairs, one, other, equalShare)
  if (!sharesRows(pairs, one, other)) return false
  if (one.isAside !== other.isAside) return one.isAside
  const turned = pairs.map(([a, b]): Pair => [b, a])
  if (one.unit === 'kg' && isMetricTon(pairs)) return true
  if (one.unit === 'kg' && isMetricTon(turned)) return false
  if (isSumSoFar(pairs)) return true
  if (isSumSoFar(turned)) return false
  if (isMultiple(turned, one)) return true
  if (isMultiple(pairs, other)) return false
  if (areSiblings(one.head, other.head)) return false
  if (isSame(pairs, one, other, pairs.length < fewRows ? equalShare : closeShare))
    return one.index > other.index
  return other.isUse && !one.isUse && namesShare(one.head) && isWithin(pairs)
}

/** "Tower 1" and "Tower 2", "Phase A" and "Phase B" are told apart by their heads, however alike their figures are. */
export function areSiblings(a: string, b: string): boolean {
  return a !== b && a.replace(ownMark, '#') === b.replace(ownMark, '#')
}

/** The volume of gas beside the heat that it gave: a volume that nothing names is gas only where all rows hold alike. */
function isBurnt(gas: ColumnSeries, heat: ColumnSeries): boolean {
  return givesHeat(gas, heat) && (!gas.isNameless || isSteady(pairsOf(gas, heat)))
}

/** Energy beside a volume that could be the gas that gave it, and could be anything else: neither counts. */
function mayBeBurnt(gas: ColumnSeries, heat: ColumnSeries): boolean {
  return gas.isNameless && givesHeat(gas, heat)
}

function givesHeat(gas: ColumnSeries, heat: ColumnSeries): boolean {
  if (gas.kind !== 'natural-gas' || gas.unit !== 'L' || heat.unit !== 'MJ') return false
  if (heat.kind !== 'natural-gas' && (heat.kind !== 'electricity' || heat.isPower)) return false
  if (gas.values.size === 1 && heat.kind !== gas.kind) return false
  const pairs = pairsOf(gas, heat)
  return (
    isComparable(pairs, gas, heat) &&
    holdsMostly(pairs, ([litres, energyMj]) => isHeatOf(litres / litresPerM3, energyMj))
  )
}

/** What gas holds hardly varies from month to month; a summer's few cubic metres are rounded, and weigh little. */
function isSteady(pairs: readonly Pair[]): boolean {
  const volumes = pairs.reduce((sum, [volume]) => sum + volume, 0)
  const energy = pairs.reduce((sum, [, own]) => sum + own, 0)
  const off = pairs.reduce((sum, [volume, own]) => sum + Math.abs(own - (volume * energy) / volumes), 0)
  return pairs.length >= fewRows && off <= heatSpread * energy
}

/** "Of which solar", "covered by the community": a head that says what met or took a part of the use. */
function namesShare(head: string): boolean {
  return coverWords.test(head) || says(head, ['part', 'generation', 'heat'])
}

/** What was taken for short tons weighs a thousand kilograms a ton in the column beside it. */
function isMetricTon(pairs: readonly Pair[]): boolean {
  return pairs.every(([tons, kilograms]) => Math.abs(tons / kilograms / shortTonShare - 1) <= exactShare)
}

/** Never more than what was used beside it: a share of that, met by some source or for some purpose. */
function isWithin(pairs: readonly Pair[]): boolean {
  return pairs.length >= fewRows && pairs.every(([share, whole]) => share <= whole)
}

/** What a meter turned, and that times its multiplier. */
function isMultiple(pairs: readonly Pair[], small: ColumnSeries): boolean {
  const ratios = pairs.map(([large, own]) => large / own)
  const [first = 0] = ratios
  return (
    new Set(small.values.values()).size >= fewRows &&
    first >= leastMultiplier &&
    ratios.every((ratio) => Math.abs(ratio / first - 1) <= equalShare)
  )
}

/** Each figure is the one above it, or below it, and what was used since. */
function isSumSoFar(pairs: readonly Pair[]): boolean {
  const least = mostly * (pairs.length - 1)
  return pairs.length >= fewRows && [pairs, pairs.toReversed()].some((rows) => countSteps(rows) >= least)
}

/** How often a sum rises by what was used beside it. */
function countSteps(rows: readonly Pair[]): number {
  return rows.filter(([sum, used], place) => {
    const before = rows[place - 1]
    return before !== undefined && Math.abs(sum - before[0] - used) <= equalShare * used
  }).length
}
