import { isHeatOf } from '../../account/is-heat-of.ts'
import { type ColumnSeries, listSeries } from './column-series.ts'
import { isMetered } from './is-metered.ts'
import type { TableQuantity } from './table-quantity.ts'

type Pair = readonly [one: number, other: number]

const ownMark = /(?<![\p{L}\d])(?:\d+|\p{L})(?![\p{L}\d])/gu
const fewRows = 3
const rowsOfYear = 12
const closeShare = 0.02
// Sub-meters of a building by the hundred have no column that tells of another.
const mostSeries = 40
const equalShare = 0.005
const mostly = 0.8
const leastMultiplier = 2
const litresPerM3 = 1000

/**
 * Columns of a table compete as the figures of a bill do: what a row holds once in kilowatt hours and once in megawatt
 * hours, metered and billed, by volume and by the heat in it, beside an average, or summed up since January, is one use, and
 * sewage charged on the water delivered is that water. Columns that are parts or other registers have no such relation.
 */
export function settleColumns(quantities: readonly TableQuantity[], namesGas: boolean): TableQuantity[] {
  const listed = listSeries(quantities.filter(isMetered))
  if (listed.length > mostSeries) return quantities.filter(({ isNameless }) => !isNameless)
  const series = listed.filter(
    (one) => !one.isNameless || namesGas || listed.some((heat) => isSteady(pairsOf(one, heat))),
  )
  const burnt = new Set(
    series.filter((one) => series.some((gas) => isBurnt(gas, one))).flatMap((one) => one.quantities),
  )
  const kept = new Set(series.filter(({ isNameless }) => !isNameless))
  for (const one of series)
    if ([...kept].some((other) => other !== one && yields(one, other))) kept.delete(one)
  const dropped = new Set(series.filter((one) => !kept.has(one)).flatMap((one) => one.quantities))
  return quantities
    .filter((quantity) => !quantity.isNameless && !dropped.has(quantity))
    .map((quantity) => (burnt.has(quantity) ? { ...quantity, kind: 'natural-gas' } : quantity))
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
  if (isSumSoFar(pairs)) return true
  if (isSumSoFar(turned)) return false
  if (isMultiple(turned, one)) return true
  if (isMultiple(pairs, other)) return false
  if (areSiblings(one.head, other.head)) return false
  if (isSame(pairs, one, other, pairs.length < fewRows ? equalShare : closeShare))
    return one.index > other.index
  return other.isUse && !one.isUse && isWithin(pairs)
}

/** "Tower 1" and "Tower 2", "Phase A" and "Phase B" are told apart by their heads, however alike their figures are. */
export function areSiblings(a: string, b: string): boolean {
  return a !== b && a.replace(ownMark, '#') === b.replace(ownMark, '#')
}

/** The volume of gas beside the heat that it gave. */
function isBurnt(gas: ColumnSeries, heat: ColumnSeries): boolean {
  if (gas.kind !== 'natural-gas' || gas.unit !== 'L' || heat.unit !== 'MJ') return false
  if (heat.kind !== 'natural-gas' && (heat.kind !== 'electricity' || heat.isPower)) return false
  if (gas.values.size === 1 && heat.kind !== gas.kind) return false
  const pairs = pairsOf(gas, heat)
  return (
    isComparable(pairs, gas, heat) &&
    holdsMostly(pairs, ([litres, energyMj]) => isHeatOf(litres / litresPerM3, energyMj))
  )
}

function isSame(pairs: readonly Pair[], one: ColumnSeries, other: ColumnSeries, share: number): boolean {
  return (
    isComparable(pairs, one, other) &&
    holdsMostly(pairs, ([a, b]) => Math.abs(a - b) <= share * Math.max(a, b))
  )
}

/** Figures that do not vary agree by chance, unless they are of different units. */
function isComparable(pairs: readonly Pair[], one: ColumnSeries, other: ColumnSeries): boolean {
  const varies = new Set(pairs.map(([a]) => a)).size > 1
  return sharesRows(pairs, one, other) && (varies || one.printedUnit !== other.printedUnit)
}

/**
 * Water that heats or cools is metered by volume and energy as well, but each month at another temperature: only the heat
 * in gas keeps its share of the volume for a year.
 */
function isSteady(pairs: readonly Pair[]): boolean {
  const ratios = pairs
    .filter(([volume]) => volume > 0)
    .map(([volume, energy]) => energy / volume)
    .sort((a, b) => a - b)
  const middle = ratios[Math.floor(ratios.length / 2)] ?? 0
  return (
    ratios.length >= rowsOfYear &&
    ratios.filter((ratio) => Math.abs(ratio / middle - 1) <= closeShare).length >= mostly * ratios.length
  )
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

function sharesRows(pairs: readonly Pair[], one: ColumnSeries, other: ColumnSeries): boolean {
  return pairs.length >= mostly * Math.min(one.values.size, other.values.size)
}

function holdsMostly(pairs: readonly Pair[], holds: (pair: Pair) => boolean): boolean {
  return pairs.filter(holds).length >= mostly * pairs.length
}

/** The figures of two columns in the rows that both have. */
function pairsOf(one: ColumnSeries, other: ColumnSeries): Pair[] {
  return [...one.values].flatMap(([row, value]): Pair[] => {
    const beside = other.values.get(row)
    return beside === undefined ? [] : [[value, beside]]
  })
}
