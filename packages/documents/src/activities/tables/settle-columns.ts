import { decimal } from '@doublerule/carbon/decimal.ts'
import { convertQuantity } from '@doublerule/carbon/units/convert-quantity.ts'
import { isHeatOf } from '../../account/is-heat-of.ts'
import { says } from '../../lexicon/says.ts'
import type { GridRow } from '../../tables/grid.ts'
import { isAside } from './is-aside.ts'
import { isMetered } from './is-metered.ts'
import type { TableQuantity } from './table-quantity.ts'

/** The quantities that one column holds of one kind, by row and in a unit that others of its dimension share. */
type Series = {
  kind: TableQuantity['kind']
  index: number
  head: string
  unit: 'MJ' | 'L' | 'kg'
  printedUnit: string | undefined
  isAside: boolean
  /** Its head calls it electricity: it is not taken for it by its unit alone. */
  isPower: boolean
  values: ReadonlyMap<GridRow, number>
  quantities: readonly TableQuantity[]
}

const units = ['MJ', 'L', 'kg'] as const
// Gas is sold by the kilowatt hour too.
const powerUnit = /\b[kmg]?wh\b/g
const ownMark = /(?<![\p{L}\d])(?:\d+|\p{L})(?![\p{L}\d])/gu
const fewRows = 3
const rowsCompared = 200
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
export function settleColumns(quantities: readonly TableQuantity[]): TableQuantity[] {
  const series = listSeries(quantities.filter(isMetered))
  if (series.length > mostSeries) return [...quantities]
  const burnt = new Set(
    series.filter((one) => series.some((gas) => isBurnt(gas, one))).flatMap((one) => one.quantities),
  )
  const kept = new Set(series)
  for (const one of series)
    if ([...kept].some((other) => other !== one && yields(one, other))) kept.delete(one)
  const dropped = new Set(series.filter((one) => !kept.has(one)).flatMap((one) => one.quantities))
  return quantities
    .filter((quantity) => !dropped.has(quantity))
    .map((quantity) => (burnt.has(quantity) ? { ...quantity, kind: 'natural-gas' } : quantity))
}

function listSeries(quantities: readonly TableQuantity[]): Series[] {
  const groups = Map.groupBy(quantities, ({ kind, column }) => `${kind} ${column.index}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const compared = group.slice(0, rowsCompared)
    const unit = units.find((known) => compared.every((one) => measure(one, known) !== null))
    if (first === undefined || unit === undefined) return []
    return [
      {
        kind: first.kind,
        index: first.column.index,
        head: first.column.folded,
        unit,
        printedUnit: first.unit?.unit,
        isAside: isAside(first.column.folded),
        isPower: says(first.column.folded.replace(powerUnit, ''), ['electricity'], 3),
        values: new Map(compared.map((one) => [one.row, measure(one, unit) ?? 0])),
        quantities: group,
      },
    ]
  })
}

function measure({ value, unit }: TableQuantity, known: string): number | null {
  if (unit === null) return null
  const converted = convertQuantity(decimal(value), unit.unit, known)
  return converted.ok ? Number(converted.value.quantity) : null
}

/** Whether a column is left out because another tells the same use better. */
function yields(one: Series, other: Series): boolean {
  if (isBurnt(one, other)) return true
  if (one.unit !== other.unit) return false
  if (one.kind === 'wastewater' && other.kind === 'water') return isSame(one, other, equalShare)
  if (one.kind !== other.kind || !sharesRows(one, other)) return false
  if (one.isAside !== other.isAside) return one.isAside
  if (isSumSoFar(one, other)) return true
  if (isSumSoFar(other, one)) return false
  if (isMultiple(other, one)) return true
  if (isMultiple(one, other)) return false
  if (one.index < other.index || areSiblings(one, other)) return false
  return isSame(one, other, pairsOf(one, other).length < fewRows ? equalShare : closeShare)
}

/** "Tower 1" and "Tower 2", "Phase A" and "Phase B" are told apart by their heads, however alike their figures are. */
function areSiblings({ head: a }: Series, { head: b }: Series): boolean {
  return a !== b && a.replace(ownMark, '#') === b.replace(ownMark, '#')
}

/** The volume of gas beside the heat that it gave. */
function isBurnt(gas: Series, heat: Series): boolean {
  if (gas.kind !== 'natural-gas' || gas.unit !== 'L' || heat.unit !== 'MJ') return false
  if (heat.kind !== 'natural-gas' && (heat.kind !== 'electricity' || heat.isPower)) return false
  if (gas.values.size === 1 && heat.kind !== gas.kind) return false
  return holdsMostly(gas, heat, (litres, energyMj) => isHeatOf(litres / litresPerM3, energyMj))
}

function isSame(one: Series, other: Series, share: number): boolean {
  return holdsMostly(one, other, (a, b) => Math.abs(a - b) <= share * Math.max(a, b))
}

/** What a meter turned, and that times its multiplier. */
function isMultiple(large: Series, small: Series): boolean {
  const ratios = pairsOf(large, small).map(([a, b]) => a / b)
  const [first = 0] = ratios
  return (
    new Set(small.values.values()).size >= fewRows &&
    first >= leastMultiplier &&
    sharesRows(large, small) &&
    ratios.every((ratio) => Math.abs(ratio / first - 1) <= equalShare)
  )
}

function sharesRows(one: Series, other: Series): boolean {
  return pairsOf(one, other).length >= mostly * Math.min(one.values.size, other.values.size)
}

function holdsMostly(one: Series, other: Series, holds: (a: number, b: number) => boolean): boolean {
  const pairs = pairsOf(one, other)
  return (
    sharesRows(one, other) &&
    (new Set(pairs.map(([a]) => a)).size > 1 || one.printedUnit !== other.printedUnit) &&
    pairs.filter(([a, b]) => holds(a, b)).length >= mostly * pairs.length
  )
}

/** Each figure is the one above it, or below it, and what was used since. */
function isSumSoFar(sum: Series, used: Series): boolean {
  const pairs = pairsOf(sum, used)
  const steps = (rows: typeof pairs) =>
    rows.slice(1).filter(([total, own], place) => {
      const rise = total - (rows[place]?.[0] ?? 0)
      return Math.abs(rise - own) <= equalShare * own
    }).length
  return (
    pairs.length >= fewRows &&
    Math.max(steps(pairs), steps(pairs.toReversed())) >= mostly * (pairs.length - 1)
  )
}

function pairsOf(one: Series, other: Series): [number, number][] {
  return [...one.values].flatMap(([row, value]): [number, number][] => {
    const beside = other.values.get(row)
    return beside === undefined ? [] : [[value, beside]]
  })
}
